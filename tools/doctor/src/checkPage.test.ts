import { schemas } from "@yy/widgets/schemas";
import { expect, it } from "vitest";
import { pageOf } from "../testing/pages";
import { checkPage } from "./checkPage";

const follow = {
  "data-user-id": "3",
  "data-follow-path": "/follows",
  "data-unfollow-path": "/follows",
  "data-login-path": "/login",
};

function messages(tag: string, attributes: Record<string, string | null> = {}, more = {}) {
  const page = pageOf([{ tag, attributes, more }]);
  return checkPage(page, schemas).map(({ message }) => message);
}

it("finds nothing wrong with a widget that is right", () => {
  expect(messages("yy-follow-button", follow)).toEqual([]);
});

it("says which widget a mistyped tag was meant to be", () => {
  expect(messages("yy-folow-button", follow)).toEqual([
    "<yy-folow-button> is no widget: did you mean <yy-follow-button>?",
  ]);
});

it("says all that is wrong with the values of one tag", () => {
  expect(messages("yy-count-badge", { "data-count": "a", "data-max": "-1" })).toEqual([
    'yy-count-badge: data-count must be a number, got "a"',
    'yy-count-badge: data-max must be a number ≥ 0, got "-1"',
  ]);
});

it("says that a misspelt required attribute is required, once", () => {
  const { "data-user-id": id, ...others } = follow;
  expect(messages("yy-follow-button", { "data-user-idd": id, ...others })).toEqual([
    "yy-follow-button: data-user-idd is none of its attributes: did you mean data-user-id, which is required?",
  ]);
  expect(messages("yy-follow-button", { "user-id": id, ...others })).toEqual([
    "yy-follow-button: user-id is none of its attributes: did you mean data-user-id, which is required?",
  ]);
});

it("tells of deprecated tags and attributes, and what to write instead", () => {
  const deprecated = { since: "0.2.0", use: "data-label" };
  const caption = { kind: "string", description: "Former text.", deprecated } as const;
  const common = { summary: "Shows.", mount: "eager" } as const;
  const former = { ...common, tag: "yy-former", attributes: {}, deprecated } as const;
  const label = { kind: "string", description: "Text." } as const;
  const renamed = { ...common, tag: "yy-renamed", attributes: { caption, label } } as const;
  const page = pageOf([
    { tag: "yy-former" },
    { tag: "yy-renamed", attributes: { "data-caption": "a" } },
    { tag: "yy-renamed" },
  ]);
  expect(checkPage(page, [former, renamed])).toMatchObject([
    { rule: "deprecated", message: "<yy-former> is deprecated since 0.2.0", fix: "data-label" },
    {
      rule: "deprecated",
      replacements: [{ written: "data-caption", text: "data-label" }],
      attribute: "data-caption",
      message: "yy-renamed: data-caption is deprecated since 0.2.0",
      fix: "data-label",
    },
  ]);
});

it("renames what is deprecated when the new name takes the same, and is not there yet", () => {
  const deprecated = { since: "0.2.0", use: "yy-new" };
  const max = { kind: "number", description: "Most." } as const;
  const attributes = {
    most: { ...max, deprecated: { since: "0.2.0", use: "data-max" } },
    limit: {
      kind: "string",
      description: "Most.",
      deprecated: { since: "0.2.0", use: "data-max" },
    },
    max,
  } as const;
  const common = { summary: "Shows.", mount: "eager", attributes } as const;
  const schemas = [
    { ...common, tag: "yy-old", deprecated },
    { ...common, tag: "yy-new" },
  ] as const;
  const replacements = (tag: string, attributes: Record<string, string>) =>
    checkPage(pageOf([{ tag, attributes, more: { end: {} } }]), schemas).map((finding) =>
      finding.replacements?.map(({ text }) => text),
    );
  expect(replacements("yy-old", {})).toEqual([["<yy-new", "</yy-new"]]);
  expect(replacements("yy-new", { "data-most": "1" })).toEqual([["data-max"]]);
  expect(replacements("yy-new", { "data-most": "1", "data-max": "2" })).toEqual([undefined]);
  expect(replacements("yy-new", { "data-limit": "a" })).toEqual([undefined]);
});

it("says nothing of what is unknown", () => {
  expect(messages("yy-count-badge", { "data-count": null })).toEqual([]);
  expect(messages("yy-follow-button", {}, { hasUnknownAttributes: true })).toEqual([]);
});
