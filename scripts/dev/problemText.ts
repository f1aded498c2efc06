import { type BuildFailure, formatMessages } from "esbuild";

/**
 * The text of an error in the sources, as esbuild formats it: with the file, the line and its code.
 */
export async function problemText(error: unknown): Promise<string> {
  const errors = (error as Partial<BuildFailure>).errors ?? [];
  if (errors.length === 0) return error instanceof Error ? error.message : String(error);
  const messages = await formatMessages(errors, { kind: "error", color: false });
  return messages.join("").trim();
}
