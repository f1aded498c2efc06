:host {
  display: inline-block;
  max-inline-size: 100%;
}

button {
  min-block-size: var(--yy-size-target, 2.75rem);
  max-inline-size: 100%;
  padding: var(--yy-space-1, 0.25rem) var(--yy-space-4, 1rem);
  border: 1.5px solid transparent;
  border-radius: min(var(--yy-radius-full, 999px), var(--yy-size-target, 2.75rem) / 2);
  background: var(--yy-color-accent, #b3452b);
  color: var(--yy-color-accent-ink, #fff);
  font-weight: var(--yy-font-weight-strong, 600);
  cursor: pointer;
}
