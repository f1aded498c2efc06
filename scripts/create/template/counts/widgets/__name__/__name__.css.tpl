button {
  min-block-size: var(--yy-size-target, 2.75rem);
  padding: 0 var(--yy-space-4, 1rem);
  border: 1.5px solid transparent;
  border-radius: var(--yy-radius-full, 999px);
  background: var(--yy-color-accent, #b3452b);
  color: var(--yy-color-accent-ink, #fff);
  font-weight: var(--yy-font-weight-strong, 600);
  cursor: pointer;
}
