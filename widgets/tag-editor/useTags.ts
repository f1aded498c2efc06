import { addTags } from "@yy/domain/tags/addTags";
import { hasTag, readTags, writeTags } from "@yy/domain/tags/tagList";
import { type PropsOf, useCustomState } from "@yy/element";
import { enterValue } from "@yy/ui/fields/field";
import { useFieldValue } from "@yy/ui/fields/useField";
import { useRef, useState } from "react";
import type { schema } from "./schema";
import { type TagInput, useInputRules } from "./tagInput";
import { newsOfAdded, newsOfRemoved, noNews, type TagNews } from "./tagNews";

/** The list in the input, and what can be done to it. */
export interface Tags {
  readonly list: readonly string[];
  readonly news: TagNews;
  /** Changes with every news, also with the same words. */
  readonly newsNumber: number;
  readonly say: (news: TagNews) => void;
  /**
   * Adds the tags of a text, and returns what there is no room for.
   * @param isLeft it was being typed when the visitor went elsewhere
   */
  readonly add: (text: string, isLeft?: boolean) => string;
  readonly remove: (tag: string) => void;
  /** The list without what was being typed when the visitor went, perhaps to the button that loads it anew. */
  readonly entered: () => string[];
}

export function useTags(input: TagInput, settings: PropsOf<typeof schema>): Tags {
  const { max } = settings;
  const list = readTags(useFieldValue(input));
  const { maxLength } = useInputRules(input);
  const [{ news, newsNumber }, show] = useState({ news: noNews, newsNumber: 0 });
  useCustomState<typeof schema>("full", max !== undefined && list.length >= max);

  const left = useRef<readonly string[]>([]);

  const say = (next: TagNews) =>
    show((before) =>
      next === before.news ? before : { news: next, newsNumber: before.newsNumber + 1 },
    );

  return {
    list,
    news,
    newsNumber,
    say,
    add(text, isLeft = false) {
      const limits = { max, maxLength };
      const outcome = addTags(readTags(input.value), text, limits);
      if (outcome.added.length > 0) enterValue(input, writeTags(outcome.tags));
      const said = newsOfAdded(outcome, limits, settings);
      if (said.text) say(said);
      left.current = isLeft ? outcome.added : [];
      return outcome.rest;
    },
    remove(tag) {
      const kept = readTags(input.value).filter((other) => !hasTag([tag], other));
      if (enterValue(input, writeTags(kept))) say(newsOfRemoved(tag, settings));
      left.current = [];
    },
    entered: () => readTags(input.value).filter((tag) => !hasTag(left.current, tag)),
  };
}
