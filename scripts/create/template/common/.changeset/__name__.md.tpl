---
"@yy/widgets": minor
---

`yy-__name__`: __summary__
