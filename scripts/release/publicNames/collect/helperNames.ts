import type { PublicName } from "../PublicName";
import type { Tree } from "./Tree";

/**
 * The names of the packages for Rails, Laravel and Django that are not derived from schemas:
 * helpers for heads and forms, settings and tasks.
 */
export function helperNames(tree: Tree): PublicName[] {
  return [...rails(tree), ...laravel(tree), ...django(tree)];
}

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

const kinds =
  (kind: PublicName["kind"], prefix: string) =>
  (name: string): PublicName => ({ kind, name: `${prefix}${name}` });

function rails(tree: Tree): PublicName[] {
  const signatures = tree.read("packages/rails/sig/yy_widgets.rbs");
  const configuration = tree.read("packages/rails/lib/yy_widgets/configuration.rb");
  const [, inHead = ""] = /HEAD = %i\[([^\]]*)\]/.exec(configuration) ?? [];
  const accessors = found(configuration, /^ {4}attr_(?:accessor|reader|writer) :(\w+)/gm);
  const methods = [...signatures.matchAll(/\bdef (\w*yy_\w+): (.*?)->/gs)];
  return [
    ...methods.flatMap(([, name = "", parameters = ""]) => [
      kinds("helper", "Rails ")(name),
      ...found(parameters, /[(,\s]\??(\w+):\s/g).map(kinds("helper argument", `Rails ${name} `)),
    ]),
    ...[...inHead.split(/\s+/), ...accessors, ...found(configuration, /^ {4}def (\w+)=/gm)]
      .filter(Boolean)
      .map(kinds("setting", "Rails ")),
    ...rakeTasks(tree.read("packages/rails/lib/tasks/yy.rake")).map(kinds("command", "rake ")),
    ...tree
      .files("packages/rails/lib/generators", /_generator\.rb$/)
      .map((path) => path.split("/").slice(4, -1).join(":"))
      .map(kinds("command", "rails generate ")),
  ];
}

/** The names of Rake tasks with their namespaces. */
function rakeTasks(text: string): string[] {
  const tasks: string[] = [];
  const spaces: { name: string; depth: number }[] = [];
  for (const line of text.split("\n")) {
    const [, indent = "", word, name = ""] = /^( *)(namespace|task) :?(\w+)/.exec(line) ?? [];
    if (word === undefined) continue;
    while ((spaces.at(-1)?.depth ?? -1) >= indent.length) spaces.pop();
    if (word === "namespace") spaces.push({ name, depth: indent.length });
    else tasks.push([...spaces.map((space) => space.name), name].join(":"));
  }
  return tasks;
}

function laravel(tree: Tree): PublicName[] {
  const provider = tree.read("packages/laravel/src/YyServiceProvider.php");
  const signatures = tree
    .files("packages/laravel/src/Console", /\.php$/)
    .flatMap((path) => found(tree.read(path), /\$signature = '([^']+)'/g));
  return [
    ...found(tree.read("packages/laravel/config/yy.php"), /^ {4}'(\w+)' =>/gm).map(
      kinds("setting", "Laravel "),
    ),
    ...found(provider, /directive\('(\w+)'/g).map(kinds("helper", "Laravel @")),
    ...found(provider, /macro\('(\w+)'/g).map(kinds("helper", "Laravel ")),
    ...signatures.flatMap((signature) => {
      const [name = ""] = signature.split(" ");
      return [
        kinds("command", "artisan ")(name),
        ...found(signature, /\{(--[a-z-]+)/g).map(kinds("option", `artisan ${name} `)),
      ];
    }),
  ];
}

function django(tree: Tree): PublicName[] {
  const tags = tree.read("packages/django/yy_widgets/templatetags/yy.py");
  const commands = tree.files(
    "packages/django/yy_widgets/management/commands",
    /(^|\/)yy_\w+\.py$/,
  );
  return [
    ...found(tree.read("packages/django/yy_widgets/conf.py"), /^ {4}"([A-Z_]+)":/gm).map(
      kinds("setting", "Django "),
    ),
    ...found(tags, /^@register\.simple_\w+\(.*\)\ndef (\w+)/gm).map(kinds("helper", "Django ")),
    ...commands.flatMap((path) => {
      const name = path.replace(/^.*\/|\.py$/g, "");
      return [
        kinds("command", "manage.py ")(name),
        ...found(tree.read(path), /add_argument\("(--[a-z-]+)"/g).map(
          kinds("option", `manage.py ${name} `),
        ),
      ];
    }),
  ];
}
