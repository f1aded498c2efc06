import { imageTypeOf, isVagueType, signatureLength } from "@yy/domain/images/imageTypes";

/**
 * Returns the file with the type that its first bytes show, if the system has named none or an
 * outdated one.
 *
 * @throws DOMException when the file cannot be read
 */
export async function withKnownType(file: File): Promise<File> {
  if (!isVagueType(file.type)) return file;
  const type = imageTypeOf(await firstBytesOf(file));
  return type ? new File([file], file.name, { type, lastModified: file.lastModified }) : file;
}

/** Whether the file has been moved, deleted or changed since it was chosen. */
export async function isGone(file: File): Promise<boolean> {
  try {
    await firstBytesOf(file);
    return false;
  } catch {
    return true;
  }
}

async function firstBytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
}
