import { createHash, X509Certificate } from "node:crypto";
import { generate } from "selfsigned";

/** A certificate for 127.0.0.1 that nobody has signed, and the switch by which Chromium trusts it. */
export interface Certificate {
  /** PEM. */
  readonly key: string;
  /** PEM. */
  readonly cert: string;
  /** Unlike Playwright's `ignoreHTTPSErrors`, with which Chromium would cache nothing. */
  readonly chromiumSwitch: string;
}

export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "127.0.0.1" }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [{ name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] }],
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  const hash = createHash("sha256").update(publicKey).digest("base64");
  return { key, cert, chromiumSwitch: `--ignore-certificate-errors-spki-list=${hash}` };
}
