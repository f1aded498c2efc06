import { formatBytes } from "@yy/domain/images/formatBytes";
import { imageRejection } from "@yy/domain/images/imageTypes";
import { type PropsOf, useWidget } from "@yy/element";
import { useLatest } from "@yy/element/react/useLatest";
import { uploadProfileImage } from "@yy/http/api/profileImages";
import { onOtherVisitor } from "@yy/session/otherVisitor";
import { session } from "@yy/session/session";
import { useVisitorState } from "@yy/session/useVisitorState";
import { type FailureWords, failureWords } from "@yy/ui/remote/index";
import { readImage } from "@yy/ui/uploads/index";
import { useEffect, useRef } from "react";
import type { schema } from "./schema";
import { showPhoto } from "./showPhoto";
import { useNewerPicture } from "./useNewerPicture";

type Props = PropsOf<typeof schema>;

/** A picture being uploaded. */
interface Sending {
  readonly name: string;
  /** The fraction that has been sent, 0 to 1. */
  readonly part: number;
  /** A `data:` URL; null until the file is read. */
  readonly preview: string | null;
}

/** Why a picture was not accepted. */
interface Problem extends FailureWords {
  /** The file for another try; null when it was rejected before it was sent. */
  readonly image: File | null;
  /** The id of the user who has chosen it; undefined while it is not known. */
  readonly chosenBy: number | undefined;
}

interface UploadState {
  /** The preview of the last picture that the server has accepted since the element mounted. */
  readonly accepted: string | null;
  readonly sending: Sending | null;
  readonly problem: Problem | null;
  /** How many problems there were, so that the same text is announced again. */
  readonly problems: number;
  readonly notice: string;
}

const untouched: UploadState = {
  accepted: null,
  sending: null,
  problem: null,
  problems: 0,
  notice: "",
};

/**
 * Uploads pictures, one at a time; a later upload aborts an earlier one. The preview shows at once,
 * and is removed unless the upload succeeds.
 */
export function useImageUpload(props: Props) {
  const widget = useWidget<typeof schema>();
  const [state, setState] = useVisitorState(
    untouched,
    ({ problem }) => problem?.isSignedOut === true,
  );
  const currentUpload = useRef<AbortController>(undefined);
  const latest = useLatest(props);

  // An upload under way continues, but its answer is ignored (behaviour 8.3).
  useEffect(() => {
    const ignore = () => {
      currentUpload.current = undefined;
    };
    const stop = onOtherVisitor(ignore);
    return () => {
      stop();
      ignore();
    };
  }, []);

  const covered = useRef<string>(undefined);
  useNewerPicture(covered, state.accepted !== null, () => patch({ accepted: null }));

  const patch = (change: Partial<UploadState>) => setState((before) => ({ ...before, ...change }));
  const patchSending = (change: Partial<Sending>) =>
    setState((before) =>
      before.sending ? { ...before, sending: { ...before.sending, ...change } } : before,
    );
  const fail = (problem: Problem) =>
    setState((before) => ({ ...before, problem, problems: before.problems + 1 }));

  const send = async (image: File) => {
    currentUpload.current?.abort();
    const upload = new AbortController();
    currentUpload.current = upload;
    const isCurrent = () => currentUpload.current === upload;
    const { kind } = latest.current;
    const chosenBy = session.getState().user?.id;
    patch({ sending: { name: image.name, part: 0, preview: null }, problem: null, notice: "" });
    try {
      const preview = await readImage(image);
      if (!isCurrent()) return;
      patchSending({ preview });
      const imagePublicId = await uploadProfileImage(kind, image, {
        signal: upload.signal,
        onProgress: (part) => isCurrent() && patchSending({ part }),
      });
      if (!isCurrent()) return;
      // The preview comes from the state, because the browser may have found that it cannot show
      // it.
      setState((before) => ({
        ...before,
        accepted: before.sending?.preview ?? null,
        sending: null,
        notice: latest.current.doneText,
      }));
      covered.current = showPhoto(widget.element, imagePublicId);
      widget.emit("yy:image-changed", { kind, imagePublicId });
      if (kind === "avatar") refreshVisitor(widget.report);
    } catch (error) {
      if (!isCurrent()) return;
      patch({ sending: null });
      fail({ ...failureWords(error, "image", latest.current), image, chosenBy });
      widget.report(error);
    }
  };

  const choose = (files: readonly File[]) => {
    const [image] = files;
    if (!image) return;
    const text = rejectionText(files, latest.current);
    // A rejected file does not stop the upload under way.
    if (text === null) return send(image);
    return fail({ text, isSignedOut: false, image: null, chosenBy: undefined });
  };

  const cancel = () => {
    currentUpload.current?.abort();
    currentUpload.current = undefined;
    patch({ sending: null, notice: latest.current.cancelledText });
  };

  const retry = () => {
    const { image = null, chosenBy } = state.problem ?? {};
    const userId = session.getState().user?.id;
    const isOthers = userId !== undefined && chosenBy !== undefined && userId !== chosenBy;
    if (isOthers) setState(untouched);
    else if (image) return send(image);
    return undefined;
  };

  /** Call when the browser cannot show the picture: the former one stays visible. */
  const dropPreview = () =>
    setState((before) =>
      before.sending?.preview
        ? { ...before, sending: { ...before.sending, preview: null } }
        : { ...before, accepted: null },
    );

  const preview = state.sending?.preview ?? state.accepted;
  return { ...state, preview, choose, cancel, retry, dropPreview };
}

function rejectionText(files: readonly File[], texts: Props): string | null {
  const [image] = files;
  if (!image) return null;
  if (files.length > 1) return texts.manyText;
  const rejection = imageRejection(image, texts.maxSize);
  if (rejection === "size") return texts.sizeText.replaceAll("{max}", formatBytes(texts.maxSize));
  if (rejection === "empty") return texts.emptyText;
  return rejection && texts.typeText;
}

/** Loads the user again, so that every widget shows the new avatar. */
function refreshVisitor(report: (error: unknown) => void): void {
  if (session.getState().signedIn) session.refresh().catch(report);
}
