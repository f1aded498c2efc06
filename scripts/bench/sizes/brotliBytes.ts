import filePlugin from "@size-limit/file";
import sizeLimit from "size-limit";

/** Bytes of the files, each compressed by Brotli at its best, as size-limit counts them. */
export async function brotliBytes(files: readonly string[]): Promise<number> {
  if (files.length === 0) return 0;
  const [result] = (await sizeLimit(filePlugin, [...files])) as { size: number }[];
  if (!result) throw new Error(`size-limit measured nothing of ${files.join(", ")}`);
  return result.size;
}
