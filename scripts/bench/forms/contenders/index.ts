import { type BenchField, fields } from "../fields";

/** One way to validate the same form. */
export interface FormContender {
  /** As it stands in the tables. */
  readonly name: string;
  /** In URLs and file names. */
  readonly id: string;
  /** Ours is served from `dist/`; code of the others is bundled from here, if they have any. */
  readonly flavour?: "react" | "lite";
  readonly hasCode?: true;
  readonly packages: readonly string[];
  readonly body: string;
}

/** The same attributes for all: what is written and validated, and where the message stands. */
export function row(name: string, attributes: string): string {
  return `<p><label>campo <input name="${name}" ${attributes}></label></p>`;
}

const patterns: Readonly<Record<BenchField["rule"], string>> = {
  fullName: "isNonEmpty,isFullName",
  email: "isNonEmpty,isValidEmail",
  long: "minLength:6,maxLength:40",
  digits: "isNonEmpty,isNumber",
};

function oursField({ name, rule }: BenchField): string {
  return row(name, `data-patterns="${patterns[rule]}"`);
}

const constraints: Readonly<Record<BenchField["rule"], string>> = {
  fullName: 'required pattern="\\S+(\\s+\\S+)+"',
  email: 'required type="email"',
  long: 'required minlength="6" maxlength="40"',
  digits: 'required pattern="\\d+"',
};

function nativeField({ name, rule }: BenchField): string {
  return row(name, constraints[rule]);
}

const button = "<button>enviar</button>";

const ours = {
  body: `<yy-form data-validate-on-submit><form>${fields.map(oursField).join("")}${button}</form></yy-form>`,
};

export const formContenders: readonly FormContender[] = [
  { ...ours, name: "yy-form, React", id: "react", flavour: "react", packages: [] },
  { ...ours, name: "yy-form, lite", id: "lite", flavour: "lite", packages: [] },
  {
    name: "constraint validation",
    id: "constraints",
    hasCode: true,
    packages: [],
    body: `<form>${fields.map(nativeField).join("")}${button}</form>`,
  },
  {
    name: "react-hook-form and zod",
    id: "hookForm",
    hasCode: true,
    packages: ["react-hook-form", "zod"],
    body: '<div id="root"></div>',
  },
  {
    name: "no validation",
    id: "none",
    packages: [],
    body: `<form>${fields.map(({ name }) => row(name, "")).join("")}${button}</form>`,
  },
];
