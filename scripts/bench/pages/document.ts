interface Page {
  readonly title: string;
  /** URLs. */
  readonly styles: readonly string[];
  /** URLs of modules. */
  readonly scripts: readonly string[];
  readonly body: string;
}

/** A page for the demo server, which fills in token and nonce. */
export function benchDocument({ title, styles, scripts, body }: Page): string {
  const tags = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script type="module" src="${src}" nonce="{{nonce}}"></script>`),
  ];
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csrf-token" content="{{csrf}}">
<meta name="csp-nonce" content="{{nonce}}">
<title>${title}</title>
${tags.join("\n")}
</head>
<body>
${body}
</body>
</html>`;
}
