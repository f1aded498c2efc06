# Benchmarks

Written by `npm run bench` on {{today}} with Chromium {{chromium}}, Node {{node}}, react {{version of react}}, preact {{version of preact}}, @r2wc/react-to-web-component {{version of @r2wc/react-to-web-component}}, lit {{version of lit}}, @hotwired/stimulus {{version of @hotwired/stimulus}}, react-hook-form {{version of react-hook-form}}, zod {{version of zod}}, @awesome.me/webawesome {{version of @awesome.me/webawesome}}.
Figures of two runs differ; those of one run can be compared, because every contender has its turn in every round.
What was measured for one decision, and why figures are what they are, is in [benchmark-notes.md](benchmark-notes.md).

## Budgets

{{budgets}}

## The same follow button

One button, built in seven ways with the same markup around it, the same stylesheet, labels and requests: our two flavours as they come from `dist/`,
r2wc as its README shows it, Lit, Stimulus, Preact, and a custom element by hand. A fresh page each time, its code loaded before the
buttons come. "In view": all buttons inside 1280 × 800 px. "List of cards": six cards of 200 px in a row, so that 30 are in or near view;
ours mount those, the others mount all.

Medians; in brackets, how many times ours: the React flavour, then lite.

### Mount, ms

From the insertion of the markup (`innerHTML`) until a frame that shows every button in or near view has been drawn, at 60 frames a second. The insertions are spread evenly over the time between two frames, so half a frame of waiting is in every figure.

| | 1 in view | 50 in view | 500 in view | 2,000 in view | 1 list of cards | 50 list of cards | 500 list of cards | 2,000 list of cards |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| {{buttons}} | {{mount 1 in view: significant}} ({{mount 1 in view: times}}) | {{mount 50 in view: significant}} ({{mount 50 in view: times}}) | {{mount 500 in view: significant}} ({{mount 500 in view: times}}) | {{mount 2,000 in view: significant}} ({{mount 2,000 in view: times}}) | {{mount 1 list of cards: significant}} ({{mount 1 list of cards: times}}) | {{mount 50 list of cards: significant}} ({{mount 50 list of cards: times}}) | {{mount 500 list of cards: significant}} ({{mount 500 list of cards: times}}) | {{mount 2,000 list of cards: significant}} ({{mount 2,000 list of cards: times}}) |

Spread of a series (half the distance between its quartiles), middle one: {{mountSpread}} % of its median.

### Main thread while mounting, ms

CPU time of the main thread from the insertion until nothing is left to do: scripts, style, layout, painting. Free of waiting, so the steadier figure.

| | 1 in view | 50 in view | 500 in view | 2,000 in view | 1 list of cards | 50 list of cards | 500 list of cards | 2,000 list of cards |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| {{buttons}} | {{mountThread 1 in view: significant}} ({{mountThread 1 in view: times}}) | {{mountThread 50 in view: significant}} ({{mountThread 50 in view: times}}) | {{mountThread 500 in view: significant}} ({{mountThread 500 in view: times}}) | {{mountThread 2,000 in view: significant}} ({{mountThread 2,000 in view: times}}) | {{mountThread 1 list of cards: significant}} ({{mountThread 1 list of cards: times}}) | {{mountThread 50 list of cards: significant}} ({{mountThread 50 list of cards: times}}) | {{mountThread 500 list of cards: significant}} ({{mountThread 500 list of cards: times}}) | {{mountThread 2,000 list of cards: significant}} ({{mountThread 2,000 list of cards: times}}) |

Spread of a series (half the distance between its quartiles), middle one: {{mountThreadSpread}} % of its median.

### Of it style and layout, ms

What the browser spends on the boxes, whoever asked for them.

| | 1 in view | 50 in view | 500 in view | 2,000 in view | 1 list of cards | 50 list of cards | 500 list of cards | 2,000 list of cards |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| {{buttons}} | {{mountLayout 1 in view: significant}} ({{mountLayout 1 in view: times}}) | {{mountLayout 50 in view: significant}} ({{mountLayout 50 in view: times}}) | {{mountLayout 500 in view: significant}} ({{mountLayout 500 in view: times}}) | {{mountLayout 2,000 in view: significant}} ({{mountLayout 2,000 in view: times}}) | {{mountLayout 1 list of cards: significant}} ({{mountLayout 1 list of cards: times}}) | {{mountLayout 50 list of cards: significant}} ({{mountLayout 50 list of cards: times}}) | {{mountLayout 500 list of cards: significant}} ({{mountLayout 500 list of cards: times}}) | {{mountLayout 2,000 list of cards: significant}} ({{mountLayout 2,000 list of cards: times}}) |

Spread of a series (half the distance between its quartiles), middle one: {{mountLayoutSpread}} % of its median.

### Heap, MB

JavaScript's and the DOM's live objects after garbage collection, over the same page without buttons.

| | 1 in view | 50 in view | 500 in view | 2,000 in view | 1 list of cards | 50 list of cards | 500 list of cards | 2,000 list of cards |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| {{buttons}} | {{heap 1 in view: significant}} ({{heap 1 in view: times}}) | {{heap 50 in view: significant}} ({{heap 50 in view: times}}) | {{heap 500 in view: significant}} ({{heap 500 in view: times}}) | {{heap 2,000 in view: significant}} ({{heap 2,000 in view: times}}) | {{heap 1 list of cards: significant}} ({{heap 1 list of cards: times}}) | {{heap 50 list of cards: significant}} ({{heap 50 list of cards: times}}) | {{heap 500 list of cards: significant}} ({{heap 500 list of cards: times}}) | {{heap 2,000 list of cards: significant}} ({{heap 2,000 list of cards: times}}) |

Spread of a series (half the distance between its quartiles), middle one: {{heapSpread}} % of its median.

### Click, ms

From the time stamp of a real click on the first button until a frame with the other label has been drawn; a click comes at any moment between two frames, so half a frame is in these too.

| | 1 in view | 50 in view | 500 in view | 2,000 in view | 1 list of cards | 50 list of cards | 500 list of cards | 2,000 list of cards |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| {{buttons}} | {{clicks 1 in view: significant}} ({{clicks 1 in view: times}}) | {{clicks 50 in view: significant}} ({{clicks 50 in view: times}}) | {{clicks 500 in view: significant}} ({{clicks 500 in view: times}}) | {{clicks 2,000 in view: significant}} ({{clicks 2,000 in view: times}}) | {{clicks 1 list of cards: significant}} ({{clicks 1 list of cards: times}}) | {{clicks 50 list of cards: significant}} ({{clicks 50 list of cards: times}}) | {{clicks 500 list of cards: significant}} ({{clicks 500 list of cards: times}}) | {{clicks 2,000 list of cards: significant}} ({{clicks 2,000 list of cards: times}}) |

Spread of a series (half the distance between its quartiles), middle one: {{clicksSpread}} % of its median.

### Remove, ms

CPU time of the main thread from taking all buttons off the page until nothing is left to do.

| | 1 in view | 50 in view | 500 in view | 2,000 in view | 1 list of cards | 50 list of cards | 500 list of cards | 2,000 list of cards |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| {{buttons}} | {{removal 1 in view: significant}} ({{removal 1 in view: times}}) | {{removal 50 in view: significant}} ({{removal 50 in view: times}}) | {{removal 500 in view: significant}} ({{removal 500 in view: times}}) | {{removal 2,000 in view: significant}} ({{removal 2,000 in view: times}}) | {{removal 1 list of cards: significant}} ({{removal 1 list of cards: times}}) | {{removal 50 list of cards: significant}} ({{removal 50 list of cards: times}}) | {{removal 500 list of cards: significant}} ({{removal 500 list of cards: times}}) | {{removal 2,000 list of cards: significant}} ({{removal 2,000 list of cards: times}}) |

Spread of a series (half the distance between its quartiles), middle one: {{removalSpread}} % of its median.

### Bytes

All scripts and stylesheets that a page loads for one button up to its first click, each compressed by Brotli. Ours also holds what the contenders lack:
typed attributes, events, errors, the session, one state for all buttons of a user, and the design tokens of `yy.css`.

|  | loaded |
| --- | ---: |
| {{buttons}} | {{loaded: kB}} ({{loaded: times}}) |

## The same form

Two hundred fields with the same rules, one keystroke after the other into an e-mail field in the middle, in a browser that does the same for all:
our two flavours, the browser's own constraints with a listener that shows their messages, react-hook-form with zod as their documentation
shows them, and nothing at all. Medians; in brackets, how many times ours.

| validated by | main thread a keystroke | from `input` to the verdict |
| --- | ---: | ---: |
| {{forms}} | {{thread: ms}} ({{thread: times}} ×) | {{validation: ms}} |

## The same dialog, drawer and tabs

The same content in our modal, panel and tabs, and in Web Awesome's dialog, drawer and tab group, opened by a real click and closed by a key. "Painted" is
the first frame that shows it, at the start of its animation. Medians; in brackets, how many times ours on React.

| what | click to painted | main thread, opened and closed |
| --- | ---: | ---: |
| {{dialogs}} | {{painted: ms}} ({{painted: times}} ×) | {{thread: ms}} ({{thread: times}} ×) |

## The same slider

Six slides dragged to and fro by a pointer, in ours and in keen-slider as its README shows it, which ours stands on.

| slider | main thread a move | longest task |
| --- | ---: | ---: |
| {{sliders}} | {{thread: ms}} | {{longestTask: task}} |

## An endless list

What one page of eight cards costs the main thread, asked for, added and drawn, by how many came before it.

| endless list | page 1 | page 10 | page 100 |
| --- | ---: | ---: | ---: |
| {{lists}} | {{page 1: ms}} | {{page 10: ms}} | {{page 100: ms}} |

## Two thousand prices

The same list of forms, one an item, in `yy-missing-price-editor` around `yy-infinite-scroll`; in React with controlled inputs, the state above the
list and rows in `memo`; and in one listener on the list, by hand. All of them mask the price, write it into the hidden field, mark the item, and
lock every button of the list while a price is invalid. Only ours keeps what is typed over a reload, warns before it is lost, and takes back what changed many prices.

Scrolled to the end page after page, of 50 items each: what a page takes of the main thread for script, style and layout; the longest task of all
the way; and what stays in memory of the first thousand items and of the second, after garbage collection. Not counted is what Chromium itself
takes to read all forms of the page for its password manager whenever some come: at 2,000 most of a second a page, whoever adds them.

| 2,000 prices | page 2 | page 10 | page 40 | longest task | heap of 1,000 items |
| --- | ---: | ---: | ---: | ---: | ---: |
| {{prices}} | {{page 2: ms}} | {{page 10: ms}} | {{page 40: ms}} | {{longestTask: task}} | {{firstHeap: MB}}, then {{secondHeap: MB}} |

Then keys into fields in the middle of the 2,000. A "locking key" makes a price invalid, or valid again.

| 2,000 prices | key to painted | at worst | main thread | locking key to painted | at worst | main thread |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
| {{prices}} | {{key: ms}} | {{key: ms at worst}} | {{keyThread: ms}} | {{lockingKey: ms}} | {{lockingKey: ms at worst}} | {{lockingKeyThread: ms}} |

## What stays in memory

One of each of our tags, from its guide, put into a page and taken out again; at rest when every request of theirs is answered, in flight before that; and
with the whole page, by Turbo, to and fro. Beside them the same markup in tags that are no widgets, without our script. Counted by the browser itself after garbage
collection, once {{firstCycles}}, {{middleCycles}} and {{lastCycles}} cycles are over, on pages that Playwright does not attach to; the last row shows what it adds. What grows is
per cycle; objects are those of scripts.

| all tags | come and go | heap, {{firstCycles}}–{{middleCycles}} | heap, {{middleCycles}}–{{lastCycles}} | objects, {{middleCycles}}–{{lastCycles}} | nodes, {{middleCycles}}–{{lastCycles}} | listeners, {{middleCycles}}–{{lastCycles}} |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
| {{heap}} | {{scenario}} | {{firstBytes: short kB}} | {{bytes: short kB}} | {{objects: two places}} | {{nodes: two places}} | {{listeners: two places}} |

## How a page's code arrives

A page with eight kinds of widget, over HTTP/2 at 1.6 Mbit/s with 150 ms on a processor four times slower: our files as a page asks for them and preloaded, all widgets
in one file, one file made by hand of that page's widgets, and Web Awesome's loader with its counterparts. Cold is an empty cache. Medians; "mounted" is all of the
first screen, from the start of the navigation.

|  | files | brotli | round trips |
| --- | ---: | ---: | ---: |
| {{arrival}} | {{files: whole}} | {{bytes: kB}} | {{depth: whole}} |

| cold, ms | first paint | mounted | × by hand | between them | × by hand |
| --- | ---: | ---: | ---: | ---: | ---: |
| {{arrival}} | {{cold first paint: whole}} | {{cold mounted: whole}} | {{cold mounted: times}} | {{cold between: whole}} | {{cold between: times}} |

| warm, ms | first paint | mounted | × by hand | between them | × by hand |
| --- | ---: | ---: | ---: | ---: | ---: |
| {{arrival}} | {{warm first paint: whole}} | {{warm mounted: whole}} | {{warm mounted: times}} | {{warm between: whole}} | {{warm between: times}} |

## Observed

Mounting 500 follow buttons in view, CPU time of the main thread in ms: on one page, by turns observed by `YY.observe` and not. Two equal series differ by a few per cent, so the budget is
of a profile: the share of the time in which code of `YY.observe` ran, with a report for every 500.

|  | not observed | observed |
| --- | ---: | ---: |
| {{observing}} | {{plain: ms}} | {{observed: ms}} |

## A page ahead of the click

The same page behind a link that the mouse is over for 2.5 s, on the same network, with an empty cache: clicked as it is, fetched ahead, and rendered ahead by `<script type="speculationrules">`.

| from the click until the first screen is mounted | ms | × a click | rendered before it |
| --- | ---: | ---: | --- |
| {{ahead}} | {{mounted: whole}} | {{mounted: times}} | {{rendered: words}} |

## The guide on a cheap phone

Pages of the guide at 390 px with an empty cache, compressed by Brotli, over HTTP/2 at 1.6 Mbit/s with 150 ms and on a processor four times slower. Medians from the
start of the navigation; the shift is the worst sum until two seconds after the load.

| page | first paint, ms | largest paint, ms | layout shift |
| --- | ---: | ---: | ---: |
| {{guide}} | {{firstPaint: whole}} | {{largestPaint: whole}} | {{shift: three places at worst}} |

## Sizes

Brotli at its best, in kB of 1,000 bytes. What a page loads once, for whatever needs it:

|  | React | lite |
| --- | ---: | ---: |
| {{files}} | {{React: kB}} | {{lite: kB}} |

A widget's own code is what stands in its folder. Its file also holds copies of what it uses little of, and libraries that it alone
uses. The page is one with nothing else, with all it loads at once, `yy.js` too.

|  | own code | file, React | file, lite | page, React | page, lite |
| --- | ---: | ---: | ---: | ---: | ---: |
| {{widgets}} | {{own: kB}} | {{React file: kB}} | {{lite file: kB}} | {{React page: kB}} | {{lite page: kB}} |

## How it is measured

- One Chromium without a window, one page at a time, each in a browser context of its own, from the demo server under its strict Content-Security-Policy.
- CPU times are the main thread's own ticks (DevTools protocol, `Performance.getMetrics` in `threadTicks`); other times are `performance.now()` in the page. Nothing is subtracted.
- Turbo visits go to and fro between two pages of 30 follow buttons, a countdown, a flash and an inbox badge; heap, listeners and nodes are read on a page without widgets, after garbage collection.
- Layout shift is the sum of all `layout-shift` entries on every page of the demo, with the widgets' code held back so that the server's markup is painted first, while the page is scrolled to its end.
- The code is in `scripts/bench/`. It is no test: nothing fails when a budget of this page does not hold. What does fail is `npm run test:budgets`, for what is larger or slower than in the commit before.
