import { type BuildFailure, formatMessages } from "esbuild";

/**
 * What is wrong with the sources, in the words of esbuild: the file, the line and what stands
 * there.
 */
export async function problemText(error: unknown): Promise<string> {
  const errors = (error as Partial<BuildFailure>).errors ?? [];
  if (errors.length === 0) return error instanceof Error ? error.message : String(error);
  const messages = await formatMessages(errors, { kind: "error", color: false });
  return messages.join("").trim();
}
