import { useEffect, useReducer } from "react";

/** The page's field with the comma list. */
export type TagInput = HTMLInputElement | HTMLTextAreaElement;

/** The limits of the list, from the input's own attributes. */
interface InputRules {
  readonly readOnly: boolean;
  readonly placeholder: string;
  /** The maximum length of the comma list, in characters. */
  readonly maxLength: number | undefined;
}

/** Returns the input's rules, and follows its attributes. */
export function useInputRules(input: TagInput): InputRules {
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const observer = new MutationObserver(look);
    observer.observe(input, { attributeFilter: ["readonly", "placeholder", "maxlength"] });
    return () => observer.disconnect();
  }, [input]);
  const { readOnly, placeholder, maxLength } = input;
  return { readOnly, placeholder, maxLength: maxLength < 0 ? undefined : maxLength };
}
