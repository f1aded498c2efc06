import { readFileSync } from "node:fs";

/** @typedef {{ folder: string }} Room */
/** @type {{ floors: Room[], beside: Room[] }} */
const rooms = JSON.parse(readFileSync(new URL("../rooms.json", import.meta.url), "utf8"));

const floors = rooms.floors.map(({ folder }) => folder);
const beside = rooms.beside
  .map(({ folder }) => folder)
  .filter((folder) => !floors.some((floor) => floor.startsWith(`${folder}/`)));
const names = floors.map((floor) => floor.replace(/^(?:packages|tools)\//, ""));
const within = (folders) => `^(?:${folders.join("|")})/`;
const tests = ["\\.test\\.tsx?$", "/testing/"];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...floors.map((floor, index) => ({
      name: `${floor} imports only from the floors below it`,
      comment: `Floors, top to bottom: ${names.join(", ")}.`,
      severity: "error",
      from: { path: within([floor]), pathNot: tests },
      to: { path: within([...floors.slice(0, index), ...beside]) },
    })),
    {
      name: "a widget imports no other widget",
      comment: "They talk by events or through the session.",
      severity: "error",
      from: { path: "^widgets/([^/]+)/", pathNot: [...tests, "^widgets/generated/"] },
      to: { path: "^widgets/[^/]+/", pathNot: "^widgets/$1/" },
    },
    ...[
      { path: "^demo-pages/server/(?:node/|index\\.ts|main\\.ts)" },
      { dependencyTypes: ["core"] },
    ].map((to) => ({
      name: "the demo's app runs without Node",
      comment:
        "A service worker can run it: files, sockets and the process are in demo-pages/server/node.",
      severity: "error",
      from: {
        path: "^demo-pages/(?:server/(?:app\\.ts$|[a-z]+/)|site/)",
        pathNot: [...tests, "/server/node/"],
      },
      to,
    })),
    {
      name: "packages and widgets know nothing of the demo pages",
      comment: "Their tests import the demo server and the browser from `@yy/testing`.",
      severity: "error",
      from: { path: within(floors) },
      to: { path: within(["demo-pages"]) },
    },
    {
      name: "only tests import testing",
      severity: "error",
      from: {
        path: within(["demo-pages", "stories"]),
        pathNot: [...tests, "^demo-pages/walks/", "^stories/(vitest|judges/|looks/)"],
      },
      to: { path: within(["testing"]) },
    },
    {
      name: "testing and stories import no scripts",
      comment: "What they share is in packages.",
      severity: "error",
      from: { path: within(["testing", "stories"]) },
      to: { path: within(["scripts"]) },
    },
    {
      name: "no cycle of imports",
      comment: "Types count too: move what both need to a file of its own.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "every import of ours is found",
      severity: "error",
      from: {},
      to: { path: "^(?:@yy/|\\.)", couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: "(?:^|/)(?:node_modules|dist|vendor|storybook-static)/|^packages/(?:laravel/build|django/yy_widgets/static)/",
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css", ".json"],
    },
  },
};
