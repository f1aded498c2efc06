yy-__name__:where(:not([hidden])) {
  display: inline-block;
  min-block-size: var(--yy-size-target);
  max-inline-size: 100%;
}
