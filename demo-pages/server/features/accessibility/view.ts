import { readPageFacts } from "../../rendering/pageFacts";
import type { Templates } from "../../rendering/Templates";
import { inlineCode } from "../guide/inlineCode";
import type { Verdict } from "./criteria/criterion";
import { principles } from "./criteria/index";
import { gaps } from "./gaps";
import { keyboardTestOf } from "./keyboardTests";
import { newerFeatures } from "./olderBrowsers";
import { patterns } from "./patterns";
import type { TestReference } from "./tests";

const verdicts: Readonly<Record<Verdict, string>> = {
  met: "atende",
  partly: "em parte",
  page: "da página",
  none: "não se aplica",
};

/** What the accessibility statement shows; texts as HTML. */
export function statementView(templates: Templates): Record<string, unknown> {
  return {
    principles: principles.map(({ title, criteria }) => ({
      title,
      criteria: criteria.map(({ how, verdict, tests, ...criterion }) => ({
        ...criterion,
        verdict: verdicts[verdict],
        how: inlineCode(how),
        tests: tests.map(testView),
      })),
    })),
    keyboard: keyboardRows(templates),
    patterns: patterns.map(({ differs = "nada.", tests, ...pattern }) => ({
      ...pattern,
      differs: inlineCode(differs),
      tests: tests.map(testView),
    })),
    gaps: gaps.map(inlineCode),
  };
}

/** What the page of the supported browsers shows. */
export function browsersView(): Record<string, unknown> {
  return {
    features: newerFeatures.map(({ what, without, chrome, firefox, safari }) => ({
      what: inlineCode(inPortuguese(what)),
      chrome: inlineCode(inPortuguese(chrome)),
      firefox: inlineCode(inPortuguese(firefox)),
      safari,
      without: inlineCode(without),
    })),
  };
}

interface KeyboardRow {
  readonly name: string;
  readonly keys: string;
  readonly tests: readonly TestReference[];
}

/** Each widget's keys, as its page of the guide says them. */
export function keyboardRows(templates: Templates): KeyboardRow[] {
  return templates.list("widgets").map((name) => {
    const { keyboard = "" } = readPageFacts(templates.source(`widgets/${name}`)).facts;
    return { name, keys: inlineCode(keyboard), tests: [testView(keyboardTestOf(name))] };
  });
}

/** A name that stands for one test a widget says so. */
const testView = ({ file, name }: TestReference): TestReference => ({
  file,
  name: name.replace("%s", "…"),
});

const words: readonly (readonly [english: string, portuguese: string])[] = [
  [" with a type", " com tipo"],
  [" with a text for readers", " com texto para leitores"],
  [", in the form `--name` since 90", "; na forma `--nome`, 90"],
  [", not of `display`", ", sem `display`"],
  [" in keyframes", " em keyframes"],
  [" with ", " com "],
];

/** The little that is no code in the names of features. */
const inPortuguese = (text: string) =>
  words.reduce((said, [english, portuguese]) => said.replace(english, portuguese), text);
