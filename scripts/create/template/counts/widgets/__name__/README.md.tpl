# yy-__name__

__summary__

```erb
<yy-__name__ data-label="tocar">
  <span>tocar</span>
</yy-__name__>
```

<!-- schema -->
<!-- /schema -->

## Behaviour

- Every press counts one, is said by the button ("tocar, 2 toques"), and fires `yy:__name__-pressed` with the number of presses.
- `pressed` holds from the first press on.

## Without JavaScript

What is inside the tag shows. It shows too while the script loads and when an attribute is wrong.

## Keyboard and screen reader

A native button: Tab reaches it, Enter and Space press it. Its name says how often it was pressed.

## When something fails

It asks the server for nothing. A wrong attribute is reported with `yy:error`, and what is inside the tag shows.
