"""Template tags for the yy- custom elements: `{% yy "follow-button" … %}` and `{% yy_head %}`."""
