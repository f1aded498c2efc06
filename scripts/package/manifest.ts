import { readFileSync } from "node:fs";
import { inRepository } from "../repository";

interface Source {
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  /** The repository's address, if the root's manifest has one: npm requires it for a provenance. */
  readonly repository?: { readonly type: "git"; readonly url: string };
}

const read = (path: string) => JSON.parse(readFileSync(inRepository(path), "utf8")) as Source;

/** Subpaths with data, each for the file of that name. */
const data = [
  "schemas.json",
  "custom-elements.json",
  "web-types.json",
  "vscode.html-custom-data.json",
  "yy-doctor.schema.json",
  "yy-inventory.schema.json",
  "changes.json",
  "answers.schema.json",
  "report.schema.json",
  "openapi.json",
  "package.json",
];

/**
 * The versions of React that the modules work with; `YY_REACT=19.0.0 npm run test:package` tests
 * one. React 18 lacks `onCaughtError`, so that rendering errors would not reach the page's
 * handlers.
 */
const reactRange = "^19.0.0";

/** The published `package.json` (ADR 3). */
export function packageManifest(widgets: readonly string[]): object {
  const { version, license } = read("widgets/package.json");
  const { repository } = read("package.json");
  const doctor = read("tools/doctor/package.json").dependencies;
  const module = (name: string, types: string, file: string) => [
    `./${name}`,
    { types: `./types/${types}.d.ts`, default: `./modules/${file}.js` },
  ];
  return {
    name: "@yy/widgets",
    version,
    description: "The page behaviours of a Brazilian second-hand marketplace, as custom elements.",
    license,
    ...(repository ? { repository } : {}),
    type: "module",
    engines: { node: ">=20.19" },
    exports: Object.fromEntries([
      ...widgets.map((name) => module(name, name, name)),
      module("bootstrap", "bootstrap", "bootstrap"),
      module("pure", "pure/pure", "pure/index"),
      module("answers", "answers/answers", "answers/index"),
      module("jsx/react", "jsx/react", "jsx/index"),
      module("jsx/preact", "jsx/preact", "jsx/index"),
      // Compilers reject imports without types.
      ["./yy.css", { types: "./types/yy.css.d.ts", default: "./dist/yy.css" }],
      ["./dist/*", "./dist/*"],
      ...data.map((file) => [`./${file}`, `./${file}`]),
    ]),
    // Importing a widget defines its element, which is a side effect. `/pure`, `/answers` and
    // `/jsx` are in other folders.
    sideEffects: ["./modules/*.js", "./modules/shared/*.js", "./dist/**"],
    files: [
      "CHANGELOG.md",
      "bin",
      "dist",
      "llms.txt",
      "modules",
      "skills",
      "types",
      ...data.filter((file) => file !== "package.json"),
      "THIRD-PARTY-NOTICES.txt",
    ],
    bin: {
      "yy-doctor": "bin/yy-doctor.js",
      "yy-language-server": "bin/yy-language-server.js",
    },
    customElements: "custom-elements.json",
    "web-types": "./web-types.json",
    unpkg: "./dist/yy.js",
    jsdelivr: "./dist/yy.js",
    peerDependencies: { react: reactRange, "react-dom": reactRange },
    dependencies: { "@herb-tools/node-wasm": doctor["@herb-tools/node-wasm"] },
    publishConfig: { access: "public" },
  };
}
