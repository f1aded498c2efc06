# yy-__name__

__summary__

```erb
#if optimistic
<yy-__name__ data-item-id="7">
  <%= button_to "guardar", "__path__", params: { item_id: 7 } %>
</yy-__name__>
#else
<yy-__name__>
  <%= button_to "enviar", "__path__" %>
</yy-__name__>
#end
```

<!-- schema -->
<!-- /schema -->

## Behaviour

#if optimistic
- A press shows at once, on every button with the same `data-item-id`, and sends `__method__ __path__` with `{item_id, chosen}` as JSON.
- One request at a time. Another follows only if the last press wants something else than its result. A failure takes the choice back.
- When somebody else signs in on the page, what the server's markup says shows again.
#else
- A press sends `__method__ __path__`; the text changes once the server has taken it.
- One request at a time, and none after one that was taken. Then `yy:__name__-sent` fires and `sent` holds.
- When somebody else signs in on the page, it can be sent again, and an answer to the visitor before changes nothing.
#end

## Without JavaScript

What is inside the tag shows: a form that posts to the same path. It shows too while the script loads and when an attribute is wrong.

## Keyboard and screen reader

#if optimistic
A native button: Tab reaches it, Enter and Space press it. Its words and its pressed state (`aria-pressed`) change together. What failed is a
#else
A native button: Tab reaches it, Enter and Space press it. While there is nothing to press it for it is `aria-disabled`, and keeps the focus. What failed is a
#end
`role=alert` below, and describes the button.

## When something fails

Any status but a 2xx, or no answer: the message shows below the button, a `yy:error` is fired, and the next press sends again. The server's words (`{"base": "…"}`)
take the place of `data-failed-text`. With a 401 the session has ended: a link leads to the sign-in page and back.
