interface UploadProgressProps {
  /** Accessible name of the progress bar: "enviando foto.jpg". */
  readonly label: string;
  /** The fraction of the file that has been sent, 0 to 1. */
  readonly part: number;
  /** The text of the cancel button, which needs `onCancel`. */
  readonly cancelLabel?: string;
  /** Accessible name of the cancel button, for lists with several: "cancelar foto.jpg". */
  readonly cancelName?: string;
  readonly onCancel?: () => void;
}

/**
 * The progress of an upload, with a cancel button if there is `onCancel`. Styles: `uploads.css`.
 */
export function UploadProgress({
  label,
  part,
  cancelLabel,
  cancelName,
  onCancel,
}: UploadProgressProps) {
  const percent = Math.round(part * 100);
  return (
    <div className="upload">
      <progress part="progress" aria-label={label} max={100} value={percent} />
      <span className="percent" aria-hidden="true">
        {`${percent}%`}
      </span>
      {onCancel && (
        <button
          type="button"
          className="quiet-button"
          part="cancel"
          aria-label={cancelName}
          onClick={onCancel}
        >
          {cancelLabel}
        </button>
      )}
    </div>
  );
}
