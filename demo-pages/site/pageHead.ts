import { escapeHtml } from "../server/rendering/escapeHtml";

/** What `site.js` needs to know of a file: a page, one that only waits for the worker, or none of the app's. */
export interface WrittenPage {
  /** Leads from the page to the site's folder. */
  readonly prefix: string;
  readonly kind: "page" | "waiting" | "other";
  /** The page's Content-Security-Policy; file servers send no headers of ours. */
  readonly policy?: string;
  /** The query it was written for. */
  readonly search?: string;
}

/** What a file's head begins with. */
export function pageHead({ prefix, kind, policy = "", search = "" }: WrittenPage): string {
  // A meta element cannot say who may frame the page.
  const rules = policy.split("; ").filter((rule) => !rule.startsWith("frame-ancestors"));
  const meta =
    policy === ""
      ? ""
      : `\n<meta http-equiv="Content-Security-Policy" content="${escapeHtml(rules.join("; "))}">`;
  return `${meta}
<script src="${escapeHtml(prefix)}site.js" type="module" data-site-page="${kind}" data-site-search="${escapeHtml(search)}"></script>`;
}

const policy = "default-src 'self'; base-uri 'self'; form-action 'self'; object-src 'none'";

/** A file in place of a page that only the worker can write, for a visitor who comes there first. */
export function waitingPage(prefix: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>${pageHead({ prefix, kind: "waiting", policy })}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>abrindo · voltinha</title>
<meta name="description" content="esta página é escrita na hora, para quem a abre.">
<link rel="stylesheet" href="${escapeHtml(prefix)}assets/site.css">
</head>
<body>
<main class="wrap">
<p>abrindo a página…</p>
<noscript><p>esta página é escrita na hora, e para isso precisa de javascript.</p></noscript>
<p><a href="${escapeHtml(prefix)}">ir para a página inicial</a></p>
</main>
</body>
</html>
`;
}

/**
 * `404.html`, which some hosts serve for every address that they do not have, in whatever folder. The site is the nearest
 * one above it that has its script.
 */
export function notFoundPage(nonce: string): string {
  return `<!doctype html>
<html lang="pt-BR" data-site-page="waiting">
<head>
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'nonce-${nonce}'; base-uri 'self'; object-src 'none'">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>página não encontrada · voltinha</title>
<meta name="description" content="não há nada neste endereço, ou ele só existe com o site aberto.">
<script type="module" nonce="${nonce}">
for (let end = location.pathname.lastIndexOf("/"); end >= 0; end = location.pathname.lastIndexOf("/", end - 1)) {
  const folder = location.pathname.slice(0, end + 1);
  const script = await fetch(folder + "site.js", { method: "HEAD" });
  if (script.ok && script.headers.get("content-type")?.includes("javascript")) {
    await import(folder + "site.js");
    break;
  }
}
</script>
</head>
<body>
<main>
<h1>página não encontrada</h1>
<p>não há nada neste endereço, ou ele só existe com o site aberto.</p>
</main>
</body>
</html>
`;
}
