import type { Ref } from "react";

interface SpinnerProps {
  /** Shown beside the ring, and spoken. */
  readonly label: string;
  readonly spinning: boolean;
  /** Spoken, and not shown, while nothing spins: what has come of it. */
  readonly notice?: string | undefined;
  /** The region, which can take the focus of a control that goes away. */
  readonly region?: Ref<HTMLDivElement>;
}

/**
 * What a request of the widget is at, `role=status`: the region is there before any words are, or they would not be read
 * out. Its looks are in `remote.css`.
 */
export function Spinner({ label, spinning, notice = "", region }: SpinnerProps) {
  return (
    <div ref={region} role="status" tabIndex={-1} className="status">
      {/* Two nodes: one that grew out of the other would count as a shift of the layout. */}
      {spinning ? (
        <span key="spinner" className="spinner" part="spinner">
          <span className="ring" />
          {label}
        </span>
      ) : (
        <span key="notice" className="unseen">
          {notice}
        </span>
      )}
    </div>
  );
}
