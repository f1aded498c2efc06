yy-__name__ {
  display: inline-block;
  min-block-size: var(--yy-size-target);
}
