import { element, type FollowFacts, stimulusController } from "./markup";

/** One way to build the follow button. */
export interface Contender {
  /** As it stands in the tables. */
  readonly name: string;
  /** In file names and URLs. */
  readonly id: string;
  /** Finds its buttons on a page. */
  readonly selector: string;
  /** Ours is served from `dist/`; the others are bundled from a folder here. */
  readonly flavour?: "react" | "lite";
  /** npm packages whose versions belong to the figures. */
  readonly packages: readonly string[];
  /** What a server would send for one button. */
  readonly markup: (facts: FollowFacts) => string;
}

const ownElement = (prefix: string) => (facts: FollowFacts) =>
  element(`${prefix}-follow-button`, "", facts);

const ours = {
  selector: "yy-follow-button",
  markup: (facts: FollowFacts) => element("yy-follow-button", "data-", facts),
};

/** Ours first: the others are told as multiples of them. */
export const contenders: readonly Contender[] = [
  { ...ours, name: "ours, React", id: "react", flavour: "react", packages: ["react"] },
  { ...ours, name: "ours, lite", id: "lite", flavour: "lite", packages: ["preact"] },
  {
    name: "stock r2wc",
    id: "r2wc",
    selector: "r2wc-follow-button",
    packages: ["@r2wc/react-to-web-component", "react"],
    markup: ownElement("r2wc"),
  },
  {
    name: "Lit",
    id: "lit",
    selector: "lit-follow-button",
    packages: ["lit"],
    markup: ownElement("lit"),
  },
  {
    name: "Stimulus",
    id: "stimulus",
    selector: ".stimulus-follow-button",
    packages: ["@hotwired/stimulus"],
    markup: stimulusController,
  },
  {
    name: "Preact",
    id: "preact",
    selector: "preact-follow-button",
    packages: ["preact"],
    markup: ownElement("preact"),
  },
  {
    name: "by hand",
    id: "byHand",
    selector: "plain-follow-button",
    packages: [],
    markup: ownElement("plain"),
  },
];
