import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { heardEvents } from "./limitReactListeners";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const reactDom = readFileSync(
  createRequire(import.meta.url)
    .resolve("react-dom/client")
    .replace(/client\.js$/, "cjs/react-dom-client.production.js"),
  "utf8",
);

/** A list of event names in React's own source, by its first words. */
const listed = (start: string) =>
  new Set(new RegExp(`"(${start} [^"]+)"`).exec(reactDom)?.[1]?.toLowerCase().split(" "));

it("listens to every bubbling event that a component listens to by React", () => {
  const known = listed("abort auxClick");
  expect(known.size).toBeGreaterThan(50);
  // React listens to these at the element: load and error of an image too.
  const atTheElement = new Set([...listed("beforetoggle cancel"), ...listed("abort canplay")]);
  expect(atTheElement.has("close") && atTheElement.has("error")).toBe(true);
  // With those that are not added yet.
  const listing = ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"];
  const files = execFileSync("git", listing, { cwd: root, encoding: "utf8" });
  const unheard = files
    .trim()
    .split("\n")
    .filter(
      (path) =>
        existsSync(`${root}${path}`) &&
        /^(widgets|packages\/(ui|element)\/src)\/(?!.*\.test\.)/.test(path),
    )
    .flatMap((path) => {
      const source = readFileSync(`${root}${path}`, "utf8");
      // Attributes of elements, and handlers that are spread over them.
      return [...source.matchAll(/\bon([A-Z]\w*)/g)].map(([, name = ""]) => [path, name] as const);
    })
    .filter(([, name]) => {
      const type = name.toLowerCase();
      // `onReset` is a function of ours, which listens by itself.
      return (
        type !== "reset" &&
        known.has(type) &&
        !atTheElement.has(type) &&
        !heardEvents.includes(type)
      );
    });
  expect(
    unheard,
    "React would not hear these: add the event to heardEvents in packages/element/src/rendering/limitReactListeners.ts",
  ).toEqual([]);
});

it("listens to all that React needs for onChange", () => {
  const needed = listed("change click");
  needed.delete("selectionchange"); // for browsers of the past
  expect(heardEvents).toEqual(expect.arrayContaining([...needed]));
});
