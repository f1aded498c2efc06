import { passwordStrength } from "@yy/domain/forms/passwordStrength";
import type { PropsOf } from "@yy/element";
import { useField } from "@yy/ui/fields/useField";
import { useAroundField } from "@yy/ui/fields/useFieldNotice";
import { useTypedText } from "@yy/ui/fields/useTypedText";
import { useDebounced } from "@yy/ui/useDebounced";
import type { schema } from "./schema";

/** The password field, also after a "show" button has changed its type to text. */
const password = 'input:not([type]), input:is([type=""], [type=password], [type=text])';

const levels = [0, 1, 2, 3, 4] as const;

/** How long after the last key the word is announced. */
const announcementDelayMs = 1000;

/** Shows five steps and a word below the server's field; nothing while the field is empty. */
export function PasswordStrength({ label, words }: PropsOf<typeof schema>) {
  const field = useField(password, 'an <input type="password"> inside it');
  useAroundField(field);
  const text = useTypedText(field);
  const { level } = passwordStrength(text);
  const word = text === "" ? "" : words[level];
  const announcement = useDebounced(word, announcementDelayMs);
  return (
    <>
      <slot />
      <div className="room" data-strong={level > 2}>
        {word !== "" && (
          <>
            {/* biome-ignore lint/a11y/useSemanticElements: a <meter> cannot show separate steps */}
            <div
              part="meter"
              role="meter"
              aria-label={label}
              aria-valuemin={0}
              aria-valuemax={4}
              aria-valuenow={level}
              aria-valuetext={word}
            >
              {levels.map((step) => (
                <span key={step} part={step <= level ? "step filled" : "step"} />
              ))}
            </div>
            {/* Hidden, because the meter's value text says it already. */}
            <span part="word" aria-hidden="true">
              {word}
            </span>
          </>
        )}
      </div>
      <span className="unseen" aria-live="polite">
        {announcement}
      </span>
    </>
  );
}
