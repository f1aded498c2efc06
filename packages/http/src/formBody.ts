/** A field as a form sends it: its name, and its text or file. */
export type FormEntry = readonly [name: string, value: string | File];

/**
 * Turns text into the bytes of a character set; what it lacks becomes a reference such as
 * `&#8364;`, as in a form.
 */
export type Encode = (text: string) => Uint8Array<ArrayBuffer>;

/**
 * How a form of this character set (a label such as "iso-8859-1") sends text. Undefined for a set
 * with more than one byte a character, except UTF-8, and for an unknown label. Source:
 * https://encoding.spec.whatwg.org
 */
export function encoderFor(label: string): { encode: Encode; name: string } | undefined {
  const decoder = decoderFor(label);
  if (!decoder) return undefined;
  const name = decoder.encoding;
  // Forms are never sent in UTF-16.
  if (name.startsWith("utf-")) return { name: "UTF-8", encode: (text) => utf8.encode(text) };
  const bytes = new Map<string, number>();
  for (let byte = 255; byte >= 0; byte -= 1) bytes.set(decoder.decode(Uint8Array.of(byte)), byte);
  // In an encoding of several bytes, many bytes mean nothing alone.
  if (bytes.size < minSingleBytes) return undefined;
  return {
    name: formName(name),
    encode: (text) =>
      Uint8Array.from(
        [...text].flatMap((character) => {
          const byte = bytes.get(character);
          if (byte !== undefined && character !== "\uFFFD") return [byte];
          return [...utf8.encode(`&#${character.codePointAt(0)};`)];
        }),
      ),
  };
}

/**
 * What a form sends with `enctype="application/x-www-form-urlencoded"`, or as the query of a GET:
 * ASCII text.
 */
export function urlencoded(entries: Iterable<FormEntry>, encode: Encode): string {
  return [...entries]
    .map(([name, value]) => [name, typeof value === "string" ? value : value.name])
    .map((pair) => pair.map((text) => percent(encode(withLineEnds(text)))).join("="))
    .join("&");
}

/**
 * What a form sends with `enctype="multipart/form-data"`.
 * @param boundary a line that stands in none of the files
 */
export function multipart(
  entries: Iterable<FormEntry>,
  encode: Encode,
  boundary: string,
): BlobPart[] {
  const parts = [...entries].flatMap(([name, value]): BlobPart[] => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(withLineEnds(name))}"`;
    if (typeof value === "string") return [encode(`${head}\r\n\r\n${withLineEnds(value)}\r\n`)];
    const type = value.type || "application/octet-stream";
    const file = `; filename="${quoted(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`;
    return [encode(head + file), value, "\r\n"];
  });
  return [...parts, `--${boundary}--\r\n`];
}

const utf8 = new TextEncoder() as { encode(text: string): Uint8Array<ArrayBuffer> };

/**
 * Windows-1253 leaves three of its 256 bytes out, ISO-8859-6 some 40; encodings such as EUC-JP have
 * 128.
 */
const minSingleBytes = 200;

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

/**
 * The decoder has its name in lower case; a field called `_charset_` sends it as the standard
 * writes it.
 */
function formName(name: string): string {
  return name.startsWith("iso-") || name.startsWith("koi8-") ? name.toUpperCase() : name;
}

/** Forms send every line end as CR LF. */
function withLineEnds(text: string): string {
  return text.replace(/\r\n?|\n/g, "\r\n");
}

function percent(bytes: Uint8Array): string {
  return [...bytes]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      if (/[\w*.-]/.test(character)) return character;
      if (character === " ") return "+";
      return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
    })
    .join("");
}

/** Escapes the quoted name of a part. */
function quoted(text: string): string {
  return text.replaceAll("\n", "%0A").replaceAll("\r", "%0D").replaceAll('"', "%22");
}
