# yy-__name__

__summary__

```erb
<yy-__name__>
  <%= button_to "enviar", "__path__" %>
</yy-__name__>
```

<!-- schema -->
<!-- /schema -->

## Behaviour

#if optimistic
- A press changes the text at once and sends `__method__ __path__`. A failure brings the first text back.
#else
- A press sends `__method__ __path__`; the text changes once the server has taken it.
#end
- One request at a time, and none after one that was taken. Then `yy:__name__-sent` fires and `sent` holds.
- When somebody else signs in on the page, it can be sent again, and an answer to the visitor before changes nothing.

## Without JavaScript

What is inside the tag shows: a form that posts to the same path. It shows too while the script loads and when an attribute is wrong.

## Keyboard and screen reader

A native button: Tab reaches it, Enter and Space press it. While there is nothing to press it for it is `aria-disabled`, and keeps the focus. What failed is a
`role=alert` below, and describes the button.

## When something fails

Any status but a 2xx, or no answer: the message shows below the button, a `yy:error` is fired, and the next press sends again. The server's words (`{"base": "…"}`)
take the place of `data-failed-text`. With a 401 the session has ended: a link leads to the sign-in page and back.
