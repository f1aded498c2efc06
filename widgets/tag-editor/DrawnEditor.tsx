import { hasTag, tagKey } from "@yy/domain/tags/tagList";
import type { PropsOf } from "@yy/element";
import { useFieldDisabled } from "@yy/ui/fields/useField";
import { useFieldAccess } from "@yy/ui/fields/useFieldAccess";
import { useFocusOfInput } from "@yy/ui/fields/useFocusOfInput";
import { RetryMessage, Spinner } from "@yy/ui/remote/index";
import { useRef } from "react";
import { type TagInput, useInputRules } from "./list/tagInput";
import { useInvalidNotice } from "./list/useInvalidNotice";
import { useReload } from "./list/useReload";
import { useTags } from "./list/useTags";
import type { schema } from "./schema";
import { Tag } from "./Tag";
import { boxHandlers, fieldIn, neighbourOf } from "./typing/boxHandlers";
import { useTypedTags } from "./typing/useTypedTags";

interface Props {
  readonly input: TagInput;
  readonly settings: PropsOf<typeof schema>;
}

/** The name of an editor whose input has neither label nor placeholder. */
const defaultName = "tags";

/** Shows the tags with their buttons, the field for the next tag, and the messages about them. */
export function DrawnEditor({ input, settings }: Props) {
  const { src, labelRemove, labelLoading, labelRetry, failedText } = settings;
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const tags = useTags(input, settings);
  const typed = useTypedTags(input, field, tags);
  const request = useReload(input, tags, { src, focusField: () => field.current?.focus() });
  const disabled = useFieldDisabled(input);
  const { readOnly, placeholder } = useInputRules(input);
  const access = useFieldAccess(input);
  const name = access.name || defaultName;
  const { list, notice } = tags;
  useFocusOfInput(input, box, fieldIn);
  useInvalidNotice(input, tags.say);

  const removeBy = (button: HTMLElement) => {
    const tag = list[tagButtons(button).indexOf(button)];
    if (tag === undefined) return;
    if (button.matches(":focus")) neighbourOf(button)?.focus();
    tags.remove(tag);
  };

  return (
    <>
      <div className="frame">
        <div ref={box} part="box" aria-busy={request.loading} {...boxHandlers(removeBy)}>
          {list.length > 0 && (
            // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without marks
            <ul role="list" aria-label={name}>
              {list.map((tag) => (
                <Tag
                  key={tagKey(tag)}
                  tag={tag}
                  isRepeated={hasTag(notice.repeated, tag)}
                  removeLabel={readOnly ? undefined : labelRemove.replaceAll("{tag}", () => tag)}
                  disabled={disabled}
                  remove={removeBy}
                />
              ))}
            </ul>
          )}
          <input
            ref={field}
            part="field"
            type="text"
            autoComplete="off"
            enterKeyHint="done"
            placeholder={placeholder}
            disabled={disabled}
            readOnly={readOnly}
            aria-label={name}
            aria-required={access.required && list.length === 0}
            aria-invalid={access.invalid}
            aria-describedby={notice.isShown ? "description message" : "description"}
            {...typed}
          />
        </div>
        <Spinner label={labelLoading} spinning={request.loading} />
      </div>
      <span id="description" hidden>
        {access.description}
      </span>
      <div
        id="message"
        role="status"
        part="message"
        className={notice.isShown ? undefined : "unseen"}
      >
        {/* A new node for each notice, so that the same text is announced again. */}
        <span key={tags.noticeNumber}>{notice.text}</span>
      </div>
      <RetryMessage request={request} text={failedText} label={labelRetry} />
    </>
  );
}

function tagButtons(button: HTMLElement): Element[] {
  return [...(button.closest("ul")?.querySelectorAll("[part=remove]") ?? [])];
}
