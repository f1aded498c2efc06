import { formatBytes } from "@yy/domain/images/formatBytes";
import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { useHostMark } from "@yy/element/react/useHostMark";
import { LoginLink } from "@yy/ui/remote/index";
import { UploadProgress } from "@yy/ui/uploads/index";
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from "react";
import { ImageChooser } from "./ImageChooser";
import type { schema } from "./schema";
import { useImageDrop } from "./useImageDrop";
import { useImageUpload } from "./useImageUpload";

type Props = PropsOf<typeof schema>;

/**
 * Shows the server's picture, with the chosen one over it, and the progress of the upload below.
 */
export function ProfileImage(props: Props) {
  const { maxSize, hintText, labelChoose, labelSending, labelCancel, labelRetry, dropText } = props;
  const widget = useWidget<typeof schema>();
  const { preview, sending, problem, problems, notice, ...upload } = useImageUpload(props);
  const choose = widget.handler(upload.choose);
  const dragging = useImageDrop(choose);
  const button = useRef<HTMLButtonElement>(null);
  useHostMark("data-yy-drawn", true);
  useCustomState<typeof schema>("sending", sending !== null);
  useCustomState<typeof schema>("error", problem !== null);

  const retry = widget.handler(() => {
    // The pressed button is removed, so its focus goes to another one.
    button.current?.focus();
    return upload.retry();
  });

  return (
    <>
      <div className="frame" part="frame">
        <slot />
        {preview !== null && (
          <img part="preview" src={preview} alt="" onError={upload.dropPreview} />
        )}
        {dragging && <div part="drop">{dropText}</div>}
      </div>
      <div className="controls">
        <ImageChooser
          label={labelChoose}
          hint={hintText.replaceAll("{max}", formatBytes(maxSize))}
          choose={choose}
          button={button}
        />
      </div>
      {sending && (
        <Sending
          next={button}
          label={labelSending.replaceAll("{name}", sending.name)}
          part={sending.part}
          cancelLabel={labelCancel}
          onCancel={widget.handler(upload.cancel)}
        />
      )}
      {problem && (
        <div className="failure" part="failure">
          <span key={problems} role="alert">
            {problem.text}
          </span>
          {problem.isSignedOut && <LoginLink {...props} />}
          {problem.image && (
            <button type="button" className="quiet-button" part="retry" onClick={retry}>
              {labelRetry}
            </button>
          )}
        </div>
      )}
      <div role="status" className="unseen">
        {notice}
      </div>
    </>
  );
}

interface SendingProps extends ComponentProps<typeof UploadProgress> {
  readonly next: RefObject<HTMLElement | null>;
}

/**
 * Shows the progress of the upload. The button that aborts it is removed at the end, and its focus
 * goes to `next`.
 */
function Sending({ next, ...progress }: SendingProps) {
  const { element } = useWidget();
  useLayoutEffect(
    () => () => {
      if (element.shadowRoot?.activeElement?.matches("[part=cancel]")) next.current?.focus();
    },
    [element, next],
  );
  return <UploadProgress {...progress} />;
}
