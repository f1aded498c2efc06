import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The text of a file; undefined when the file does not exist.
 * @throws Error with the file's name and a reason
 */
export function readIfThere(folder: string, file: string): string | undefined {
  try {
    return readFileSync(join(folder, file), "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw new Error(`${file}: ${reasonOf(error)}`);
  }
}

/** @throws Error with the file's name and a reason */
export function write(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw new Error(`${file}: ${reasonOf(error)}`);
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";

const reasons: Readonly<Record<string, string>> = {
  EACCES: "no permission",
  EPERM: "no permission",
  EROFS: "no permission",
  EEXIST: "a file is where its folder should be",
  ENOTDIR: "a file is where its folder should be",
  EISDIR: "a folder is where it should be",
};

const reasonOf = (error: unknown) => reasons[codeOf(error)] ?? (error as Error).message;
