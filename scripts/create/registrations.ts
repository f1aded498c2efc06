import { readFileSync } from "node:fs";
import { inRepository } from "../repository";
import type { Choices, EndpointChoice } from "./choices";
import { type NewFile, variableOf } from "./createWidget";

/**
 * The files that list all requests of widgets and answers of the demo, with those of the new widget
 * added.
 */
export function registrations({ name, endpoint, optimistic }: Choices): NewFile[] {
  return endpoint ? [withEndpoint(name, endpoint, optimistic), withRoutes(name)] : [];
}

function changed(path: string, change: (text: string) => string): NewFile {
  const before = readFileSync(inRepository(path), "utf8");
  const content = change(before);
  if (content === before)
    throw new Error(`${path} is not as scripts/create/registrations.ts expects`);
  return { path, content };
}

/** Adds the endpoint's contract: its parameters and its possible answers. */
function withEndpoint(
  name: string,
  { method, path }: EndpointChoice,
  optimistic: boolean,
): NewFile {
  const body = `
    body: {
      mediaType: "application/json",
      schema: objectOf({ item_id: { type: "string" }, chosen: { type: "boolean" } }),
    },`;
  const entry = `  {
    id: "${name}",
    summary: "What yy-${name} sends.",
    widgets: ["yy-${name}"],
    method: "${method}",
    path: "${path}",${optimistic ? body : ""}
    answers: [done("It is done.")],
  },
];
`;
  return changed("packages/http/src/contract/endpoints.ts", (text) => {
    const end = text.lastIndexOf("];\n");
    return end < 0 ? text : text.slice(0, end) + entry;
  });
}

/** Adds the demo's route for the endpoint. */
function withRoutes(name: string): NewFile {
  const routes = `${variableOf(name)}Routes`;
  return changed("demo-pages/server/app.ts", (text) =>
    text
      .replace(
        "import { inboxRoutes }",
        `import { ${routes} } from "./features/${name}";\nimport { inboxRoutes }`,
      )
      .replace("  shopRoutes,\n];", `  ${routes},\n  shopRoutes,\n];`),
  );
}
