import { ConfigError } from "@yy/domain/errors";
import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLibrary } from "@yy/element/react/useLibrary";
import { useLateChild, useServerChild } from "@yy/element/react/useServerPart";
import { useVisitor } from "@yy/element/react/useVisitor";
import { resolveNavigation } from "@yy/http/navigate";
import { takeLeft } from "@yy/page/leftValues";
import { memberOf } from "@yy/page/memberOf";
import { useMemo, useState } from "react";
import { DraftBar } from "./draft/DraftBar";
import { useDraft } from "./draft/useDraft";
import type { PhotoUploads } from "./photos/PhotoUploads";
import { schema } from "./schema";
import { ListingKey } from "./sending/ListingKey";
import { SendingStatus } from "./sending/SendingStatus";
import { useSending } from "./sending/useSending";
import type { FieldsProgress } from "./subcategory/FieldsProgress";
import { leftFieldsName } from "./subcategory/leftFields";
import { Suggestions } from "./suggestions/Suggestions";

type Props = PropsOf<typeof schema>;

const stashes = new WeakMap<Element, Map<string, string>>();

/**
 * Returns the texts of the category's fields. They are kept while the widget is off and after the
 * page is left, because those fields no longer exist then.
 */
function stashOf(element: Element): Map<string, string> {
  const stash = stashes.get(element) ?? new Map(textsOf(takeLeft(leftFieldsName)));
  stashes.set(element, stash);
  return stash;
}

function textsOf(left: unknown): [string, string][] {
  return Object.entries(Object(left)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
}

/** Shows the server's listing form, with photos, suggestions, the category's fields and a draft. */
export function ProductUpload(props: Props) {
  const { redirectUrl } = props;
  // Checked at mount, so that with a URL that is not allowed the widget fails before anything is
  // typed.
  useMemo(() => redirectUrl !== undefined && resolveNavigation(redirectUrl), [redirectUrl]);
  const form = useServerChild<HTMLFormElement>("form", "a <form> inside it");
  const photos = useLateChild<HTMLInputElement>("input[type=file][data-part=photos]");
  const fields = useLateChild('[data-part="fields"]');
  const suggestions = useLateChild('[data-part="suggestions"]');
  const [photoUploads, setPhotoUploads] = useState<PhotoUploads | null>(null);
  const [fieldsProgress, setFieldsProgress] = useState<FieldsProgress | null>(null);
  const stashedValues = stashOf(useWidget().element);
  const [listingKey] = useState(() => new ListingKey());
  // Undefined until it is known whether the form has any.
  const knownUploads = photoUploads ?? (photos.isMissing ? null : undefined);
  const knownProgress = fieldsProgress ?? (fields.isMissing ? null : undefined);
  const draft = useDraft(form, knownUploads, stashedValues, listingKey);
  const sending = useSending(form, {
    photoUploads: knownUploads,
    fieldsProgress: knownProgress,
    listingKey,
    texts: props,
    began: draft.sending,
    created: draft.forget,
  });
  useSmartPrice();
  useCustomState<typeof schema>("draft", draft.offer !== null);

  return (
    <>
      <DraftBar draft={draft} texts={props} next={() => focusFirst(form)} />
      <slot />
      <SendingStatus sending={sending} texts={props} />
      {form && (suggestions.child || suggestions.isMissing) && (
        <Suggestions form={form} part={suggestions.child} texts={props} />
      )}
      {form && (fields.child || photos.child) && (
        <DrawnParts
          form={form}
          fields={fields.child}
          photos={photos.child}
          stashedValues={stashedValues}
          texts={props}
          onPhotoUploads={setPhotoUploads}
          onFieldsProgress={setFieldsProgress}
        />
      )}
    </>
  );
}

const loadParts = () => import("./drawnParts");

interface DrawnPartsProps {
  readonly form: HTMLFormElement;
  readonly fields: HTMLElement | null;
  readonly photos: HTMLInputElement | null;
  readonly stashedValues: Map<string, string>;
  readonly texts: Props;
  readonly onPhotoUploads: (photoUploads: PhotoUploads | null) => void;
  readonly onFieldsProgress: (progress: FieldsProgress) => void;
}

/**
 * @throws ConfigError while rendering when photos have no path: chosen files would not be sent with
 * the listing
 */
function DrawnParts({
  form,
  fields,
  photos,
  stashedValues,
  texts,
  onPhotoUploads,
  onFieldsProgress,
}: DrawnPartsProps) {
  const { photoPath, maxPhotoSize, maxPhotos } = texts;
  if (photos && photoPath === undefined)
    throw new ConfigError(`${schema.tag}: data-photo-path is required beside data-part="photos"`, {
      code: "YY-121",
      attribute: "data-photo-path",
    });
  const library = useLibrary(loadParts);
  if (!library) return null;
  const { SubcategoryFields, Photos } = library;
  return (
    <>
      {fields && (
        <SubcategoryFields
          form={form}
          part={fields}
          stashedValues={stashedValues}
          texts={texts}
          onProgress={onFieldsProgress}
        />
      )}
      {photos && photoPath !== undefined && (
        <Photos
          input={photos}
          settings={{ photoPath, maxPhotoSize, maxPhotos }}
          texts={texts}
          onPhotoUploads={onPhotoUploads}
        />
      )}
    </>
  );
}

/** Shows `[data-part=smart-price]` to users with `smart_price_enabled`. */
function useSmartPrice(): void {
  const isOn = useVisitor((state) => state.user?.smart_price_enabled === true);
  const { child } = useLateChild('[data-part="smart-price"]');
  useDomPatches(
    (patches) => {
      if (child) patches.set(child, "hidden", isOn ? null : "");
      return undefined;
    },
    [child, isOn],
  );
}

function focusFirst(form: HTMLFormElement | null): void {
  if (!form) return;
  const [first] = memberOf(
    form,
    "querySelectorAll",
  )<HTMLElement>("input:not([type=hidden], :disabled), select:enabled, textarea:enabled");
  first?.focus();
}
