import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLatest } from "@yy/element/react/useLatest";
import { memberOf } from "@yy/page/memberOf";
import base from "@yy/ui/base.css?inline";
import { anchorOf } from "@yy/ui/fields/fieldAnchor";
import remote from "@yy/ui/remote/remote.css?inline";
import uploads from "@yy/ui/uploads/uploads.css?inline";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import type { schema } from "../schema";
import { usePortalHost } from "../usePortalHost";
import { PhotoItem } from "./PhotoItem";
import { type PhotoSettings, PhotoUploads } from "./PhotoUploads";
import css from "./photos.css?inline";
import { rejectionText } from "./rejectionText";
import { useDroppedFiles } from "./useDroppedFiles";
import { useKeptFocus } from "./useKeptFocus";

type Texts = PropsOf<typeof schema>;

interface PhotosProps {
  readonly input: HTMLInputElement;
  readonly settings: PhotoSettings;
  readonly texts: Texts;
  /** Called with the uploads at mount, and with null at unmount. */
  readonly onPhotoUploads: (photoUploads: PhotoUploads | null) => void;
}

/** Shows the photos of the listing after the server's file input. Each is uploaded on its own. */
export function Photos({ input, settings, texts, onPhotoUploads }: PhotosProps) {
  const widget = useWidget<typeof schema>();
  const { element } = widget;
  const latestSettings = useLatest(settings);
  const [photoUploads] = useState(
    () => new PhotoUploads(() => latestSettings.current, widget.report),
  );
  const { store } = photoUploads;
  const photos = useSyncExternalStore(store.subscribe, () => store.photos);
  const rejections = useSyncExternalStore(store.subscribe, () => store.rejections);
  const { root } = usePortalHost("photos", input, put, styles);
  const [notice, setNotice] = useState("");
  const toFocus = useRef<(() => void) | undefined>(undefined);
  useKeptFocus(root, input);

  useEffect(() => {
    onPhotoUploads(photoUploads);
    return () => {
      photoUploads.end();
      onPhotoUploads(null);
    };
  }, [photoUploads, onPhotoUploads]);

  // When the widget is off or has failed, the server's form sends the files itself.
  useLayoutEffect(
    () => () => {
      if (element.isConnected) input.files = fileList(store.files);
    },
    [store, element, input],
  );

  useEffect(() => {
    const choose = () => {
      if (!input.files?.length) return;
      photoUploads.add([...input.files]);
      // The files are being uploaded; the form must not send them a second time.
      input.value = "";
    };
    choose();
    input.addEventListener("change", choose);
    return () => input.removeEventListener("change", choose);
  }, [input, photoUploads]);

  // A button with its own `formaction` makes the browser send the form. Our own requests leave
  // files out.
  useEffect(() => {
    const { form } = input;
    if (!form) return undefined;
    const fillIn = ({ formData }: FormDataEvent) => {
      formData.delete(input.name);
      for (const file of store.files) formData.append(input.name, file);
      for (const id of store.idsWithoutFile) formData.append("photos[]", id);
    };
    memberOf(form, "addEventListener")("formdata", fillIn);
    return () => memberOf(form, "removeEventListener")("formdata", fillIn);
  }, [input, store]);

  const isDragging = useDroppedFiles((files) => {
    if (!input.matches(":disabled")) photoUploads.add(files);
  });
  useCustomState<typeof schema>("dragging", isDragging);

  const hasPhotos = photos.length > 0;
  useDomPatches(
    (patches) => {
      // The input is empty, but there are photos, so it is no longer required.
      if (hasPhotos)
        for (const rule of ["required", "data-patterns"]) patches.set(input, rule, null);
      return undefined;
    },
    [input, hasPhotos],
  );

  useEffect(() => {
    toFocus.current?.();
    toFocus.current = undefined;
  });

  const moveForward = (index: number) => {
    const { key } = photos[index] ?? {};
    if (key === undefined) return;
    toFocus.current = () => {
      const item = root.querySelectorAll("li")[index - 1];
      item?.querySelector<HTMLElement>("[part=forward], [part=cancel], [part=remove]")?.focus();
    };
    store.moveForward(key);
    setNotice(
      `${texts.photoText.replace("{n}", String(index))}${index === 1 ? `, ${texts.coverText}` : ""}`,
    );
  };

  return createPortal(
    <>
      <div role="alert" className="rejections">
        {rejections.map((rejection, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several files may have the same name and fault
          <p key={index}>{rejectionText(rejection, texts, settings)}</p>
        ))}
      </div>
      {/* role: Safari does not treat a list without bullets as a list */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ol role="list" className="photos">
        {photos.map((photo, index) => (
          <PhotoItem
            key={photo.key}
            photo={photo}
            index={index}
            texts={texts}
            onForward={() => moveForward(index)}
            onRemove={() => photoUploads.remove(photo.key)}
            onRetry={() => photoUploads.retry(photo.key)}
          />
        ))}
      </ol>
      <span className="unseen" role="status">
        {notice}
      </span>
    </>,
    root,
  );
}

const styles = [base, remote, uploads, css];

function fileList(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

function put(host: HTMLElement, input: Element): void {
  if (input instanceof HTMLInputElement) anchorOf([input]).after(host);
}
