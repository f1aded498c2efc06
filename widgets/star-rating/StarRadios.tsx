import { useFieldDisabled } from "@yy/ui/fields/useField";
import { useFieldAccess } from "@yy/ui/fields/useFieldAccess";
import { useFocusOfInput } from "@yy/ui/fields/useFocusOfInput";
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { ratingForKey } from "./ratingForKey";
import { fillOf, Star, starNumbers } from "./Star";

interface Props {
  readonly input: HTMLInputElement;
  readonly stars: number;
  readonly rating: number;
  readonly label: string | undefined;
  readonly labelUnnamed: string;
  readonly nameOf: (count: number) => string;
  readonly choose: (rating: number) => void;
}

/**
 * Shows a real radio for each star, so that the browser gives the group one tab stop, and screen
 * readers know it.
 */
export function StarRadios({ input, stars, rating, label, labelUnnamed, nameOf, choose }: Props) {
  const disabled = useFieldDisabled(input);
  const { name, invalid, required, description } = useFieldAccess(input);
  const group = useRef<HTMLDivElement>(null);
  useFocusOfInput(input, group, chosenStar);

  // Written here and not as `checked`, because choosing a star again clears it, which radios cannot
  // do.
  useLayoutEffect(() => {
    for (const radio of group.current?.querySelectorAll("input") ?? [])
      radio.checked = Number(radio.value) === rating;
  });

  const clicked = ({ currentTarget: radio }: MouseEvent<HTMLInputElement>) => {
    const star = Number(radio.value);
    choose(star === rating ? 0 : star);
  };

  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    if (!(target instanceof HTMLInputElement) || ctrlKey || altKey || metaKey) return;
    const at = Number(target.value);
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const chosen = ratingForKey(key, { at, rating, stars, rightToLeft });
    if (chosen === undefined) return;
    event.preventDefault();
    choose(chosen);
    event.currentTarget.querySelectorAll("input")[(chosen || at) - 1]?.focus();
  };

  // Browsers choose by Space when the key is released.
  const released = (event: KeyboardEvent) => event.key === " " && event.preventDefault();

  return (
    <div
      ref={group}
      part="stars"
      role="radiogroup"
      aria-label={label || name || labelUnnamed}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={description ? "description" : undefined}
      onKeyDown={pressed}
      onKeyUp={released}
      onInput={stopInShadowRoot}
    >
      {starNumbers(stars).map((star) => (
        <label key={star} part="star">
          <input
            type="radio"
            className="unseen"
            name="star"
            value={star}
            aria-label={nameOf(star)}
            disabled={disabled}
            onClick={clicked}
          />
          <Star fill={fillOf(star, rating)} />
        </label>
      ))}
      <span id="description" hidden>
        {description}
      </span>
    </div>
  );
}

/**
 * Stops the radios' own `input` event, which would leave the shadow root; the page gets the event
 * of the server's input.
 */
function stopInShadowRoot(event: FormEvent): void {
  event.stopPropagation();
}

function chosenStar(stars: HTMLElement): HTMLInputElement | null {
  return stars.querySelector<HTMLInputElement>("input:checked") ?? stars.querySelector("input");
}
