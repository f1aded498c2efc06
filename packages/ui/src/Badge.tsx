import { badgeText } from "@yy/domain/inbox/countTexts";

interface BadgeProps {
  readonly count: number;
  /** The highest number shown; above it the badge shows it with a plus: "99+". */
  readonly max?: number | undefined;
  /** Accessible name; `{count}` stands for the number shown. */
  readonly label: string;
}

/** A count in a pill, `part="badge"`; renders nothing for 0 or less. Styles: `badge.css`. */
export function Badge({ count, max, label }: BadgeProps) {
  const text = badgeText(count, max);
  if (text === "") return null;
  return (
    <span className="badge" part="badge" role="img" aria-label={badgeLabel(label, text)}>
      {text}
    </span>
  );
}

/** The label with the number shown, such as "99+", in place of `{count}`. */
export function badgeLabel(label: string, text: string): string {
  return label.replaceAll("{count}", () => text);
}
