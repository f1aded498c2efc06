import { addTags, hasTag, readTags, writeTags } from "@yy/domain/tags/tagList";
import { type PropsOf, useCustomState } from "@yy/element";
import { enterValue } from "@yy/ui/fields/field";
import { useFieldValue } from "@yy/ui/fields/useField";
import { useRef, useState } from "react";
import type { schema } from "../schema";
import { type TagInput, useInputRules } from "./tagInput";
import { noNotice, noticeOfAdded, noticeOfRemoved, type TagNotice } from "./tagNotice";

/** The list in the input, and the functions that change it. */
export interface Tags {
  readonly list: readonly string[];
  readonly notice: TagNotice;
  /** Grows with every notice, even when its text is the same. */
  readonly noticeNumber: number;
  readonly say: (notice: TagNotice) => void;
  /**
   * Adds the tags in a text, and returns the rest that exceeds a limit.
   * @param isLeft whether the text was left in the field when the focus moved on
   */
  readonly add: (text: string, isLeft?: boolean) => string;
  readonly remove: (tag: string) => void;
  /**
   * Returns the list without tags that were added because the focus left the field, perhaps for the
   * reload button.
   */
  readonly entered: () => string[];
}

export function useTags(input: TagInput, settings: PropsOf<typeof schema>): Tags {
  const { max } = settings;
  const list = readTags(useFieldValue(input));
  const { maxLength } = useInputRules(input);
  const [{ notice, noticeNumber }, show] = useState({ notice: noNotice, noticeNumber: 0 });
  useCustomState<typeof schema>("full", max !== undefined && list.length >= max);

  const addedOnLeave = useRef<readonly string[]>([]);

  const say = (next: TagNotice) =>
    show((before) =>
      next === before.notice ? before : { notice: next, noticeNumber: before.noticeNumber + 1 },
    );

  return {
    list,
    notice,
    noticeNumber,
    say,
    add(text, isLeft = false) {
      const limits = { max, maxLength };
      const result = addTags(readTags(input.value), text, limits);
      if (result.added.length > 0) enterValue(input, writeTags(result.tags));
      const said = noticeOfAdded(result, limits, settings);
      if (said.text) say(said);
      addedOnLeave.current = isLeft ? result.added : [];
      return result.rest;
    },
    remove(tag) {
      const kept = readTags(input.value).filter((other) => !hasTag([tag], other));
      if (enterValue(input, writeTags(kept))) say(noticeOfRemoved(tag, settings));
      addedOnLeave.current = [];
    },
    entered: () => readTags(input.value).filter((tag) => !hasTag(addedOnLeave.current, tag)),
  };
}
