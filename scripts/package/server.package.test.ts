import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { useInstalled } from "./testing/useInstalled";

/** Runs a module in a Node of its own, as a server would; what it prints as JSON. */
function inNode(folder: string, source: string): unknown {
  const words = ["--input-type=module", "--eval", source];
  return JSON.parse(execFileSync(process.execPath, words, { cwd: folder, encoding: "utf8" }));
}

describe("the installed package where there is no page: servers, and tests without a DOM", () => {
  const installed = useInstalled();

  it("every module can be imported", () => {
    const { exports } = JSON.parse(readFileSync(installed.inPackage("package.json"), "utf8")) as {
      exports: Record<string, string | { default: string }>;
    };
    const modules = Object.entries(exports)
      .filter(([, file]) => typeof file === "object" && file.default.endsWith(".js"))
      .map(([path]) => `@yy/widgets${path.slice(1)}`);
    expect(modules.length).toBeGreaterThan(50);
    const source = `
      const failed = {};
      for (const specifier of ${JSON.stringify(modules)})
        await import(specifier).catch((error) => { failed[specifier] = String(error.stack); });
      console.log(JSON.stringify(failed));`;
    expect(inNode(installed.folder, source)).toEqual({});
  });

  it("the process ends by itself, and has no `window` that libraries would take for a browser", () => {
    const source = `
      await import("@yy/widgets/bootstrap");
      await import("@yy/widgets/inbox-badge");
      console.log(JSON.stringify([typeof window, typeof document]));`;
    expect(inNode(installed.folder, source)).toEqual(["undefined", "undefined"]);
  });

  it("a template of React with a tag and its module is rendered", () => {
    const source = `
      import "@yy/widgets/follow-button";
      import { createElement } from "react";
      import { renderToString } from "react-dom/server";
      const link = createElement("a", { href: "/seguir" }, "seguir");
      console.log(JSON.stringify(renderToString(createElement("yy-follow-button", { "data-user-id": "2" }, link))));`;
    expect(inNode(installed.folder, source)).toBe(
      '<yy-follow-button data-user-id="2"><a href="/seguir">seguir</a></yy-follow-button>',
    );
  });
});
