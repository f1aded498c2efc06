import type { Ref } from "react";

interface SpinnerProps {
  /** Shown beside the ring, and announced. */
  readonly label: string;
  readonly spinning: boolean;
  /** The result of the request, which is announced but not shown, while the spinner is hidden. */
  readonly notice?: string | undefined;
  /**
   * The status region. It is focusable, so that it can take the focus when the focused control is
   * removed.
   */
  readonly region?: Ref<HTMLDivElement>;
}

/**
 * The status of the widget's request, `role=status`. Always rendered, because a region that is
 * inserted with its text is not announced. Styles: `remote.css`.
 */
export function Spinner({ label, spinning, notice = "", region }: SpinnerProps) {
  return (
    <div ref={region} role="status" tabIndex={-1} className="status">
      {/* Two nodes: one that changed its size would count as a layout shift. */}
      {spinning ? (
        <span key="spinner" className="spinner" part="spinner">
          <span className="ring" />
          <span>{label}</span>
        </span>
      ) : (
        <span key="notice" className="unseen">
          {notice}
        </span>
      )}
    </div>
  );
}
