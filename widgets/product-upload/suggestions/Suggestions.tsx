import type { Suggestion } from "@yy/domain/listing/suggestions";
import type { PropsOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import { anchorOf } from "@yy/ui/fields/fieldAnchor";
import { FormFields } from "@yy/ui/fields/formFields";
import type { MouseEvent } from "react";
import { createPortal } from "react-dom";
import { fill } from "../listingFields";
import type { schema } from "../schema";
import { usePortalHost } from "../usePortalHost";
import css from "./suggestions.css?inline";
import { useSuggestions } from "./useSuggestions";

interface SuggestionsProps {
  readonly form: HTMLFormElement;
  /** The server's element for the suggestions; without it they stand after the title. */
  readonly part: Element | null;
  readonly texts: PropsOf<typeof schema>;
}

/** Shows buttons that fill in the brand and the category that the title suggests. */
export function Suggestions({ form, part, texts }: SuggestionsProps) {
  const suggestions = useSuggestions(form);
  const title = new FormFields(form).called("title");
  const anchor = part ?? (title ? anchorOf([title]) : null);
  const { root } = usePortalHost("suggestions", anchor, put, styles);
  const suggestionText = ({ field, label }: Suggestion) =>
    (field === "brand" ? texts.brandText : texts.subcategoryText).replace("{name}", () => label);

  const take = ({ field, value }: Suggestion, { currentTarget }: MouseEvent) => {
    const other = [...root.querySelectorAll("button")].find((each) => each !== currentTarget);
    const filled = fill(form, field, value);
    // The button disappears: the focus goes to the other one, or to the field that was filled in.
    (other ?? filled)?.focus();
  };

  return createPortal(
    <>
      <div className="row">
        {suggestions.map((suggestion) => (
          <button
            key={suggestion.field}
            type="button"
            part="suggestion"
            onClick={(event) => take(suggestion, event)}
          >
            {suggestionText(suggestion)}
          </button>
        ))}
      </div>
      <span className="unseen" role="status">
        {suggestions.map(suggestionText).join(", ")}
      </span>
    </>,
    root,
  );
}

const styles = [base, css];

function put(host: HTMLElement, anchor: Element): void {
  if (anchor.matches("[data-part=suggestions]")) anchor.append(host);
  else anchor.after(host);
}
