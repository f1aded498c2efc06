/**
 * The text of an answer in the charset of its content type: old servers write ISO-8859-1, which
 * `Response.text()` reads as UTF-8. A byte order mark wins, as in the browser; an unknown charset
 * is taken for UTF-8.
 */
export function decodeText(bytes: ArrayBuffer, contentType: string | null): string {
  const [first, second, third] = new Uint8Array(bytes, 0, Math.min(3, bytes.byteLength));
  const hasMark = first === 0xef && second === 0xbb && third === 0xbf;
  return decoderFor(hasMark ? "utf-8" : charsetOf(contentType)).decode(bytes);
}

const charsetOf = (contentType: string | null): string =>
  /;\s*charset=\s*"?([^\s";]+)/i.exec(contentType ?? "")?.[1] ?? "utf-8";

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
