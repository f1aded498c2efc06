:host {
  display: inline-block;
  max-inline-size: 100%;
}

button {
  min-block-size: var(--yy-size-target, 2.75rem);
  max-inline-size: 100%;
  padding: var(--yy-space-1, 0.25rem) var(--yy-space-4, 1rem);
  border: 1.5px solid var(--yy-color-accent, #b3452b);
  border-radius: min(var(--yy-radius-full, 999px), var(--yy-size-target, 2.75rem) / 2);
  background: var(--yy-color-accent, #b3452b);
  color: var(--yy-color-accent-ink, #fff);
  font-weight: var(--yy-font-weight-strong, 600);
  cursor: pointer;
}

#if optimistic
button[aria-pressed="true"] {
  background: transparent;
  color: var(--yy-color-accent, #b3452b);
}

#end
[part="message"] {
  margin: 0;
  padding-block: var(--yy-space-1, 0.25rem);
  color: var(--yy-color-danger, #b3202c);
  font:
    var(--yy-font-weight, 400) var(--yy-font-size-s, 0.875rem) / var(--yy-font-line-height, 1.5)
    var(--yy-font-family, system-ui, sans-serif);
}
