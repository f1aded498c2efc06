import type { Photo } from "@yy/domain/images/photoList";
import type { PropsOf } from "@yy/element";
import { UploadProgress } from "@yy/ui/uploads/index";
import type { schema } from "../schema";

interface PhotoItemProps {
  readonly photo: Photo;
  /** The photo's place in the list, from 0. */
  readonly index: number;
  readonly texts: PropsOf<typeof schema>;
  readonly onForward: () => void;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

/** Shows a photo with the progress of its upload, or with buttons. */
export function PhotoItem({ photo, index, texts, onForward, onRemove, onRetry }: PhotoItemProps) {
  const { name, preview, status, part, reason } = photo;
  const called = texts.photoText.replace("{n}", String(index + 1));
  const title = [called, index === 0 && texts.coverText, name].filter(Boolean).join(", ");
  const isOnItsWay = status === "waiting" || status === "sending";
  return (
    <li className="photo" data-status={status}>
      <span className="picture">
        {preview !== null && <img src={preview} alt={title} />}
        {index === 0 && (
          <span className="cover" aria-hidden="true">
            {texts.coverText}
          </span>
        )}
      </span>
      {isOnItsWay && (
        <UploadProgress
          label={texts.sendingText.replace("{name}", () => name)}
          part={part}
          cancelLabel={texts.labelCancel}
          cancelName={`${texts.labelCancel} ${name}`}
          onCancel={onRemove}
        />
      )}
      {status === "failed" && (
        <p role="alert" className="reason">
          {reason || texts.photoFailedText}
        </p>
      )}
      {!isOnItsWay && (
        <span className="buttons">
          {status === "failed" && (
            <button
              type="button"
              className="quiet-button"
              part="retry"
              aria-label={`${texts.labelRetry}: ${called}`}
              onClick={onRetry}
            >
              {texts.labelRetry}
            </button>
          )}
          {index > 0 && (
            <button
              type="button"
              className="quiet-button"
              part="forward"
              aria-label={`${texts.labelForward}: ${called}`}
              onClick={onForward}
            >
              <span aria-hidden="true">←</span>
            </button>
          )}
          <button
            type="button"
            className="quiet-button"
            part="remove"
            aria-label={`${texts.labelRemove} ${called}`}
            onClick={onRemove}
          >
            <span aria-hidden="true">×</span>
          </button>
        </span>
      )}
    </li>
  );
}
