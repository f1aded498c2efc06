import type { ReactNode } from "react";

const Icon = ({ className, children }: { className?: string; children: ReactNode }) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);

/** An arrow to the next slide; the style sheet mirrors it for the previous one. */
export const ArrowIcon = () => (
  <Icon className="way">
    <path d="m9 5 7 7-7 7" />
  </Icon>
);

export const PauseIcon = () => (
  <Icon>
    <path d="M9 6v12M15 6v12" />
  </Icon>
);

export const PlayIcon = () => (
  <Icon>
    <path d="M8 5v14l11-7Z" />
  </Icon>
);
