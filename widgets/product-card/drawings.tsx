/** A hanger, for a photo that is missing or cannot be loaded. */
export function HangerDrawing() {
  return (
    <Drawing path="M12 9.5V8.4a2.2 2.2 0 1 0-2.2-2.2M12 9.5l8.5 6.1a1 1 0 0 1-.6 1.8H4.1a1 1 0 0 1-.6-1.8z" />
  );
}

/** A heart, filled by the style sheet while the product is liked. */
export function HeartDrawing() {
  return (
    <Drawing path="M12 20s-7.5-4.6-7.5-10.1A4.4 4.4 0 0 1 12 7.2a4.4 4.4 0 0 1 7.5 2.7C19.5 15.4 12 20 12 20z" />
  );
}

/** A shopping bag with a plus. */
export function BagDrawing() {
  return <Drawing path="M5.5 8h13l1 12h-15zM9 8V7a3 3 0 0 1 6 0v1M12 11.5v5M9.5 14h5" />;
}

function Drawing({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
