interface UploadProgressProps {
  /** Accessible name of the progress bar: "enviando foto.jpg". */
  readonly label: string;
  /** The fraction that has been sent, 0 to 1. */
  readonly part: number;
  /** Without it the upload cannot be cancelled here. */
  readonly cancelLabel?: string;
  /** Accessible name of the cancel button, for lists with several: "cancelar foto.jpg". */
  readonly cancelName?: string;
  readonly onCancel?: () => void;
}

/** Progress of an upload, perhaps with a cancel button. Styles: `uploads.css`. */
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
