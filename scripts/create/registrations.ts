import { readFileSync } from "node:fs";
import { inRepository } from "../repository";
import type { Choices, EndpointChoice } from "./choices";
import { type NewFile, variableOf } from "./createWidget";

/** Files that list what all widgets have, with the new one in them. */
export function registrations(choices: Choices): NewFile[] {
  const { name, endpoint } = choices;
  return [
    ...(endpoint ? [withEndpoint(name, endpoint), withRoutes(name)] : []),
    ...locales.map((locale) => withTexts(choices, locale)),
  ];
}

function changed(path: string, change: (text: string) => string): NewFile {
  const before = readFileSync(inRepository(path), "utf8");
  const content = change(before);
  if (content === before)
    throw new Error(`${path} is not as scripts/create/registrations.ts expects`);
  return { path, content };
}

/** The contract: what the action is called with, and what it may answer. */
function withEndpoint(name: string, { method, path }: EndpointChoice): NewFile {
  const entry = `  {
    id: "${name}",
    summary: "What yy-${name} sends.",
    widgets: ["yy-${name}"],
    method: "${method}",
    path: "${path}",
    answers: [done("It is done.")],
  },
];
`;
  return changed("packages/http/src/contract/endpoints.ts", (text) => {
    const end = text.lastIndexOf("];\n");
    return end < 0 ? text : text.slice(0, end) + entry;
  });
}

/** The demo's route that answers it. */
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

const locales = ["en", "es"] as const;

/** The texts of the template in the other languages. */
const texts = {
  posts: {
    label: { en: "send", es: "enviar" },
    label_sent: { en: "sent", es: "enviado" },
    failed_text: {
      en: "this could not be sent. try again.",
      es: "no se pudo enviar. inténtalo de nuevo.",
    },
    signed_out_text: {
      en: "your session has ended. sign in again to go on.",
      es: "tu sesión terminó. entra de nuevo para continuar.",
    },
    label_login: { en: "sign in", es: "entrar" },
  },
  counts: { label: { en: "press", es: "tocar" } },
};

function withTexts({ name, endpoint }: Choices, locale: (typeof locales)[number]): NewFile {
  const key = name.replaceAll("-", "_");
  const lines = Object.entries(texts[endpoint ? "posts" : "counts"]).map(
    ([text, words]) => `      ${text}: ${JSON.stringify(words[locale])}\n`,
  );
  return changed(`packages/rails/config/locales/yy.${locale}.yml`, (yaml) => {
    const later = [...yaml.matchAll(/^ {4}(\w+):$/gm)].find(([, other = ""]) => other > key);
    const place = later?.index ?? yaml.length;
    return `${yaml.slice(0, place)}    ${key}:\n${lines.join("")}${yaml.slice(place)}`;
  });
}
