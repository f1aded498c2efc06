import { formatBytes } from "@yy/domain/images/formatBytes";
import { imageRejection } from "@yy/domain/images/imageRejection";
import { type PropsOf, useWidget } from "@yy/element";
import { uploadProfileImage } from "@yy/http/api/profileImages";
import { session } from "@yy/session/session";
import { type FailureWords, failureWords } from "@yy/ui/remote/index";
import { readImage } from "@yy/ui/uploads/index";
import { useEffect, useRef, useState } from "react";
import type { schema } from "./schema";
import { showPhoto } from "./showPhoto";
import { useNewerPicture } from "./useNewerPicture";

type Props = PropsOf<typeof schema>;

/** A picture on its way. */
interface Sending {
  readonly name: string;
  /** The part that has been sent, 0 to 1. */
  readonly part: number;
  /** A `data:` URL, once it has been read. */
  readonly preview: string | null;
}

/** Why a picture was not taken. */
interface Problem extends FailureWords {
  /** What can be sent again; null for a picture that was refused before it was sent. */
  readonly image: File | null;
}

interface UploadState {
  /** The last picture that the server took, while this element is there. */
  readonly accepted: string | null;
  readonly sending: Sending | null;
  readonly problem: Problem | null;
  /** Problems so far: the same words again are read out again. */
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

/** The current upload; a later one aborts it. */
type Turn = AbortController;

/** Sends pictures, one at a time; what it shows of them is optimistic, and goes back when a sending ends in any other way. */
export function useImageUpload(props: Props) {
  const widget = useWidget<typeof schema>();
  const [state, setState] = useState(untouched);
  const current = useRef<Turn>(undefined);
  const latest = useRef(props);
  latest.current = props;

  // An upload under way continues; only its answer is ignored (behaviour 8.3).
  useEffect(
    () => () => {
      current.current = undefined;
    },
    [],
  );

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
    current.current?.abort();
    const turn: Turn = new AbortController();
    current.current = turn;
    const isCurrent = () => current.current === turn;
    const { kind } = latest.current;
    patch({ sending: { name: image.name, part: 0, preview: null }, problem: null, notice: "" });
    try {
      const preview = await readImage(image);
      if (!isCurrent()) return;
      patchSending({ preview });
      const imagePublicId = await uploadProfileImage(kind, image, {
        signal: turn.signal,
        onProgress: (part) => isCurrent() && patchSending({ part }),
      });
      if (!isCurrent()) return;
      // Of the state: the browser may have found out by now that it cannot show it.
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
      fail({ ...failureWords(error, "image", latest.current), image });
      widget.report(error);
    }
  };

  const choose = (files: readonly File[]) => {
    const [image] = files;
    if (!image) return;
    const text = rejectionText(files, latest.current);
    // A rejected file does not stop the upload under way.
    if (text === null) return send(image);
    return fail({ text, isSignedOut: false, image: null });
  };

  const cancel = () => {
    current.current?.abort();
    current.current = undefined;
    patch({ sending: null, notice: latest.current.cancelledText });
  };

  const retry = () => (state.problem?.image ? send(state.problem.image) : undefined);

  /** A picture that the browser cannot show: the former one stays to be seen. */
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

/** The session's user has the avatar too, for every widget that shows it. */
function refreshVisitor(report: (error: unknown) => void): void {
  if (session.getState().signedIn) session.refresh().catch(report);
}
