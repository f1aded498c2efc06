import type { PropsOf } from "@yy/element";
import type { SubcategoryField } from "@yy/http/api/fieldsBySubcategory";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { schema } from "../schema";
import { usePortalHost } from "../usePortalHost";
import type { FieldsProgress } from "./FieldsProgress";
import { useLeftFields } from "./useLeftFields";
import { useSubcategoryFields } from "./useSubcategoryFields";

interface SubcategoryFieldsProps {
  readonly form: HTMLFormElement;
  readonly part: HTMLElement;
  readonly stashedValues: Map<string, string>;
  readonly texts: PropsOf<typeof schema>;
  /** Called once the fields are followed. */
  readonly onProgress: (progress: FieldsProgress) => void;
}

/**
 * Shows the fields of the chosen category in the light DOM: the form sends them, and the page
 * styles them.
 */
export function SubcategoryFields({
  form,
  part,
  stashedValues,
  texts,
  onProgress,
}: SubcategoryFieldsProps) {
  useLeftFields(part, stashedValues);
  const { host } = usePortalHost("fields", part, put);
  const view = useSubcategoryFields(form, part, host, stashedValues);
  const { phase, subcategory, fields, failures, progress } = view;

  useLayoutEffect(() => onProgress(progress), [onProgress, progress]);

  const formerHeight = useRef(0);
  const isRetried = useRef(false);

  // Keeps the height of the former fields until the answer arrives, so that nothing below moves.
  useLayoutEffect(() => {
    if (phase === "server") formerHeight.current = part.offsetHeight;
    if (phase === "drawn") formerHeight.current = host.offsetHeight;
    host.style.minBlockSize = phase === "loading" ? `${formerHeight.current}px` : "";
  }, [phase, part, host]);

  useLayoutEffect(() => {
    if (phase !== "drawn" || !isRetried.current) return;
    isRetried.current = false;
    // The retry button was removed while it had the focus.
    const isLost = document.activeElement === document.body;
    if (isLost) host.querySelector<HTMLElement>("input, select")?.focus();
  }, [phase, host]);

  const retry = () => {
    isRetried.current = true;
    progress.retry();
  };

  return createPortal(
    <>
      <p data-yy-fields-status="" role="status">
        {phase === "loading" && texts.fieldsLoadingText}
      </p>
      {phase === "failed" && (
        <div data-yy-fields-failure="">
          {/* Each failure is a new node, so that screen readers read the same text again. */}
          <span key={failures} role="alert">
            {texts.fieldsFailedText}
          </span>{" "}
          <button type="button" onClick={retry}>
            {texts.labelRetry}
          </button>
        </div>
      )}
      {fields.map((field) => (
        <ListingField
          key={`${subcategory} ${field.name}`}
          field={field}
          stashedValues={stashedValues}
          chooseText={texts.chooseText}
        />
      ))}
    </>,
    host,
  );
}

interface ListingFieldProps {
  readonly field: SubcategoryField;
  readonly stashedValues: ReadonlyMap<string, string>;
  readonly chooseText: string;
}

function ListingField({ field, stashedValues, chooseText }: ListingFieldProps) {
  const { name, label, type, options } = field;
  const [typed] = useState(() => stashedValues.get(name) ?? "");
  // `useId` is unique only in each widget's own React tree. The name makes the id unique, because a
  // form has only one field with it.
  const id = `yy-listing-${useId().replace(/\W/g, "")}-${name}`;
  return (
    <div data-yy-field="">
      <label htmlFor={id}>{label}</label>
      {type === "select" ? (
        <select id={id} name={name} defaultValue={options?.includes(typed) ? typed : ""}>
          <option value="">{chooseText}</option>
          {options?.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          name={name}
          type={type}
          step={type === "number" ? "any" : undefined}
          autoComplete="off"
          defaultValue={typed}
        />
      )}
    </div>
  );
}

function put(host: HTMLElement, part: Element): void {
  part.append(host);
}
