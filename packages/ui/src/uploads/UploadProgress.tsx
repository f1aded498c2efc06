interface UploadProgressProps {
  /** What is being sent, for a screen reader: "enviando foto.jpg". */
  readonly label: string;
  /** The part that has been sent, 0 to 1. */
  readonly part: number;
  readonly cancelLabel: string;
  /** Names the button for a screen reader where several stand in a list: "cancelar foto.jpg". */
  readonly cancelName?: string;
  readonly onCancel: () => void;
}

/** How far an upload is, and the way to stop it. Its looks are in `uploads.css`. */
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
        {percent}%
      </span>
      <button
        type="button"
        className="quiet-button"
        part="cancel"
        aria-label={cancelName}
        onClick={onCancel}
      >
        {cancelLabel}
      </button>
    </div>
  );
}
