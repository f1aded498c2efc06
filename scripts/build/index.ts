/** `npm run build [-- part]` builds from the sources; `npm run build -- --help` lists the parts. */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { generateSchemaFiles } from "../generate/generate";
import { root } from "../repository";
import { install } from "../setup/install.mjs";

interface Part {
  readonly what: string;
  readonly build: () => Promise<unknown>;
}

const parts: Readonly<Record<string, Part>> = {
  dist: {
    what: "dist/, the files for pages, and dist/lite/, the same on Preact; all that is built without a name",
    build: async () => {
      await generateSchemaFiles();
      await (await import("./dist")).buildDist(flavour);
    },
  },
  package: {
    what: "published/, the package @yy/widgets, to be packed by `npm pack ./published`",
    build: async () => (await import("../package/writePackage")).writePackage(),
  },
  gem: {
    what: "packages/rails/vendor/ and what is generated beside it: the files of the gem, for `gem build`",
    build: async () => (await import("./gem")).writeGem(),
  },
  laravel: {
    what: "packages/laravel/dist/ and what is generated beside it: the files of the Laravel package",
    build: async () => (await import("./gem")).writeLaravel(),
  },
  django: {
    what: "packages/django/yy_widgets/static/ and what is generated beside it: the files of the Django package",
    build: async () => (await import("./gem")).writeDjango(),
  },
  site: {
    what: "site/, the marketplace, the guide and Storybook for any file server",
    build: async () => (await import("../site/buildSite")).writeSite(!values["without-storybook"]),
  },
  storybook: {
    what: "stories/storybook-static/, every widget in every state, for any file server",
    build: async () => (await import("../site/storybook")).buildStorybook(),
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    flavour: { type: "string" },
    "without-storybook": { type: "boolean" },
    help: { type: "boolean" },
  },
});
const [name = "dist", ...others] = positionals;
const part = parts[name];
const flavour = values.flavour === "react" ? values.flavour : undefined;

if (values.help) console.log(help());
else if (!part || others.length > 0 || values.flavour !== flavour) {
  console.error(help());
  process.exitCode = 1;
} else {
  // `dist/` only needs the packages that `npm start` has installed.
  if (name !== "dist") await install();
  if (name === "dist" || distIsBuilt()) await part.build();
  else process.exitCode = 1;
}

/** Builds `dist/`, which the other parts need; turbo skips it when no source has changed. */
function distIsBuilt(): boolean {
  const words = ["turbo", "run", "//#build", "--output-logs=errors-only"];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1" };
  return spawnSync("npx", words, { cwd: root, env, stdio: "inherit" }).status === 0;
}

function help(): string {
  const names = Object.entries(parts).map(([name, { what }]) => `  ${name.padEnd(12)}${what}`);
  return `npm run build [-- part]

${names.join("\n")}

  --flavour react        dist: dist/lite/ stays as it is
  --without-storybook    site: without it`;
}
