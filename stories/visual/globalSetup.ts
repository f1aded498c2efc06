import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    readonly closeness: "exact" | "coarse" | "none";
  }
}

declare module "vitest/browser" {
  interface BrowserCommands {
    resizeWindow: (height: number) => Promise<void>;
  }
}

export default function setup({ provide }: TestProject) {
  provide("closeness", (process.env.CLOSE ?? "exact") as "exact");
}
