import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { inRepository } from "../repository";
import { useInstalled } from "./testing/useInstalled";

const sources = {
  "element.ts": `
    import "@yy/widgets/follow-button";
    import "@yy/widgets/yy.css";
    import type { YyMessageListElement } from "@yy/widgets/message-list";
    const button = document.createElement("yy-follow-button");
    button.userId = "2";
    button.following satisfies boolean | undefined;
    // @ts-expect-error a boolean
    button.following = "true";
    button.addEventListener("yy:follow-changed", ({ detail }) => detail.following satisfies boolean);
    document.addEventListener("yy:error", ({ detail }) => detail.widget satisfies string);
    // @ts-expect-error no such field
    addEventListener("yy:follow-changed", ({ detail }) => detail.followed);
    export const reload = (list: YyMessageListElement): Promise<void> => list.reload();`,
  "api.ts": `
    import { type CurrentUser, session, YY } from "@yy/widgets/bootstrap";
    import { forms, format } from "@yy/widgets/pure";
    export const stop: () => void = YY.onUser((user: CurrentUser | null) => user?.id satisfies number | undefined);
    window.YY.flash("pronto", "success");
    window.YY.open("sair") satisfies boolean;
    window.YY.onError(({ element }) => element satisfies Element);
    session.getState().inbox?.chat_unread satisfies number | undefined;
    format.formatBigNumber(1200) satisfies string;
    forms.isValidEmail("a@b.br") satisfies boolean;
    // @ts-expect-error a name
    window.YY.open(1);`,
  "template.tsx": `
    import "@yy/widgets/jsx/react";
    export const tag = <yy-tabs data-mount="eager" />;
    // @ts-expect-error what is required is missing
    export const incomplete = <yy-follow-button />;`,
  "all.ts": "",
};

describe.each(["bundler", "nodenext"])("declarations under moduleResolution %s", (resolution) => {
  const installed = useInstalled();

  it("are right by themselves, and about elements, events, JSX and window.YY", {
    timeout: 180_000,
  }, async () => {
    const { default: manifest } = await import(installed.inPackage("package.json"), {
      with: { type: "json" },
    });
    const code = Object.keys(manifest.exports).filter((path) => !/[.*]\w*$/.test(path.slice(1)));
    const all = code.map((path) => `import "@yy/widgets/${path.slice(2)}";`).join("\n");
    for (const [path, text] of Object.entries({ ...sources, "all.ts": all }))
      installed.write(path, text);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: "es2022",
      module: resolution === "bundler" ? "esnext" : "nodenext",
      moduleResolution: resolution,
      jsx: "react-jsx",
      types: [],
      lib: ["es2023", "dom", "dom.iterable"],
    };
    installed.write(
      "tsconfig.json",
      JSON.stringify({ compilerOptions, files: Object.keys(sources) }),
    );
    expect(code.length).toBeGreaterThan(50);
    expect(typeErrors(installed.folder)).toBe("");
  });
});

function typeErrors(folder: string): string {
  try {
    return execFileSync(inRepository("node_modules/.bin/tsc"), ["-p", folder], {
      encoding: "utf8",
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
