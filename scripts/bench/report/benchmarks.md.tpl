# Benchmarks

Written by `npm run bench` on {{today}} with Chromium {{chromium}}, Node {{node}}, react {{version of react}}, @r2wc/react-to-web-component {{version of @r2wc/react-to-web-component}}, lit {{version of lit}}, @hotwired/stimulus {{version of @hotwired/stimulus}}, @hotwired/turbo {{version of @hotwired/turbo}}, jquery {{version of jquery3}}, bootstrap {{version of bootstrap}}, @awesome.me/webawesome {{version of @awesome.me/webawesome}}.
Figures of two runs differ; those of one run can be compared, because every contender has its turn in every round.
What was measured for one decision, and why figures are what they are, is in [benchmark-notes.md](benchmark-notes.md).

## A listing page, beside what people have

{{standing}}

| | scripts | first paint | largest paint | blocking | longest task | first “seguir” | first modal | heap | scripts after both |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| {{listing}} | {{cold scripts: kB}}{{cold scripts: mark}} | {{cold FCP: quartiles}}{{cold FCP: mark}} | {{cold LCP: quartiles}}{{cold LCP: mark}} | {{cold TBT: quartiles}}{{cold TBT: mark}} | {{cold longest: quartiles}}{{cold longest: mark}} | {{cold seguir: quartiles}}{{cold seguir: mark}} | {{cold modal: quartiles}}{{cold modal: mark}} | {{cold heap: MB}}{{cold heap: mark}} | {{cold touched: kB}}{{cold touched: mark}} |

Medians, in ms where nothing else stands; in brackets the quartiles. ✗: behind jQuery, by more than the middle halves of both overlap.

The page of a marketplace with 24 products: a banner that is closed, a slider, a panel, a modal, a popover, a countdown, a follow button a product, tabs, an accordion, a field for a CPF and a select box. All have the same
content, look and requests, and each has done all of it on the screen before it is measured (`parts/listingCheck.ts`). A cheap phone: 360 × 640, 1.6 Mbit/s, 150 ms, a processor four times slower, HTTP/2, Brotli.
jQuery is jQuery 3 with jquery_ujs, Mask Plugin, Select2, Slick, Bootstrap 5 and js-cookie in one deferred file. Web Awesome is by hand where it has no component; Stimulus has Turbo and controllers by hand; these and r2wc leave the select box to the browser, but Web Awesome.
"On touch" is ours with `data-mount="interaction"` on what can wait. "Blocking" is what long tasks after the first paint have over 50 ms, until nothing is left to do; then come the two touches, from the finger's way up to the painted change, and the heap.
The DevTools protocol, by which all of this is measured, makes V8 read the core of ours once more for its source positions: some 50 ms of our longest task, which visitors do not have ([ADR 63](adr/0063-compiled-off-the-main-thread.md)).

| share answered within 100 ms, touched for the first time | 2 s old | 5 s old | 20 s old |
| --- | ---: | ---: | ---: |
| {{touches}} | {{answered at 2 s: share}} | {{answered at 5 s: share}} | {{answered at 20 s: share}} |

"Seguir" and the modal by turns, on a page so long after the start of the navigation; a link that is followed for want of a script is no answer.

The phone with a full cache:

| | first paint | largest paint | blocking | longest task | first “seguir” | first modal | heap |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| {{listing}} | {{warm FCP: quartiles}}{{warm FCP: mark}} | {{warm LCP: quartiles}}{{warm LCP: mark}} | {{warm TBT: quartiles}}{{warm TBT: mark}} | {{warm longest: quartiles}}{{warm longest: mark}} | {{warm seguir: quartiles}}{{warm seguir: mark}} | {{warm modal: quartiles}}{{warm modal: mark}} | {{warm heap: MB}}{{warm heap: mark}} |

## The same page on a desktop

1280 × 800, without throttling; an empty cache, then a full one.

| | scripts | first paint | largest paint | blocking | longest task | first “seguir” | first modal | heap | scripts after both |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| {{listingOnDesktop}} | {{cold scripts: kB}}{{cold scripts: mark}} | {{cold FCP: quartiles}}{{cold FCP: mark}} | {{cold LCP: quartiles}}{{cold LCP: mark}} | {{cold TBT: quartiles}}{{cold TBT: mark}} | {{cold longest: quartiles}}{{cold longest: mark}} | {{cold seguir: quartiles}}{{cold seguir: mark}} | {{cold modal: quartiles}}{{cold modal: mark}} | {{cold heap: MB}}{{cold heap: mark}} | {{cold touched: kB}}{{cold touched: mark}} |

| | first paint | largest paint | blocking | longest task | first “seguir” | first modal | heap |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| {{listingOnDesktop}} | {{warm FCP: quartiles}}{{warm FCP: mark}} | {{warm LCP: quartiles}}{{warm LCP: mark}} | {{warm TBT: quartiles}}{{warm TBT: mark}} | {{warm longest: quartiles}}{{warm longest: mark}} | {{warm seguir: quartiles}}{{warm seguir: mark}} | {{warm modal: quartiles}}{{warm modal: mark}} | {{warm heap: MB}}{{warm heap: mark}} |

## Budgets

Held by `npm run test:budgets`, part of CI ([ADR 49](adr/0049-budgets-that-fail.md)). It also fails when a built file weighs more, or a page loads other files, than `scripts/budgets/ledger.json` says, and when the main
thread takes longer than with the commit before.

{{budgets}}

### Goals not yet met

As measured by this page's run on 2026-11-29; the layout shift on 2026-11-27. Nothing fails for them; what is met and can be counted moves into the list above.

| what | goal | React | lite |
| --- | ---: | ---: | ---: |
| eight kinds of widget on a page, brotli | ≤ 100 kB, 55 kB on lite | 149.8 kB | 97.8 kB |
| 500 follow buttons in a list of cards, main thread | 3 × faster than stock r2wc; lite not slower than Lit | 2.4 × faster | 0.93 × Lit |
| 500 follow buttons in view, main thread | lite not slower than Lit | – | 1.58 × Lit; 0.92 × on touch |
| a click on a follow button among 500, painted | within 16 ms | 17.8 ms | 16.7 ms |
| heap of 2,000 follow buttons in view | ≤ 46 MB | 50.3 MB | 45.9 MB |
| a key among the 2,000 items of the price editor, painted, at worst | within 50 ms | 42.7 ms | 52.1 ms |
| a key there that locks or frees all items, at worst | within 50 ms | 42.5 ms | 86.1 ms |
| scrolling through the 2,000 items | no task above 50 ms | 51 ms | 69 ms |
| page 100 of an endless list, compared with page 10 | no more than a list by hand (1.52 ×) | 1.17 × | 0.83 × |
| layout shift of the home page scrolled at 400 px every 60 ms | 0 ([why](benchmark-notes.md#what-moves-on-the-home-page)) | 0.25 | 0.25 |
| the listing page on a phone beside the jQuery page of today | ahead in scripts, first paint, blocking, first “seguir”, heap | {{listingGoalReact}} | {{listingGoalLite}} |
| buttons that wait for a touch | ≤ 1.2 × plain links at 50, ≤ 1.5 × at 500 | {{touchGoalReact}} | {{touchGoalLite}} |

## The same follow button

One button, built in eight ways with the same markup around it, the same stylesheet, labels and requests: our two flavours as they come from `dist/`, at once and waiting for a touch,
r2wc as its README shows it, Lit, Stimulus, and plain links, dressed as those that wait. A fresh page each time, its code loaded before the
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

## An endless list

What one page of eight cards costs the main thread, asked for, added and drawn, by how many came before it.

| endless list | page 1 | page 10 | page 100 |
| --- | ---: | ---: | ---: |
| {{lists}} | {{page 1: ms}} | {{page 10: ms}} | {{page 100: ms}} |

## Two thousand prices

The same list of forms, one an item, in `yy-missing-price-editor` around `yy-infinite-scroll`, and in one listener on the list, by hand. Both mask the price, write it into the hidden field, mark the item, and
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

## What grows with a form

What was found of it on 2026-11-28, before and after, is in [the notes](benchmark-notes.md#forms-that-grow).

The main thread's time, in ms of CPU time, for masks with a raw value (`data-unmasked-name`) in a `yy-form`, from their insertion until nothing is left to do; and of a submit that refuses all of them, for they are empty.

| masks | 50 | 200 | 800 | 200 refused | 800 refused |
| --- | ---: | ---: | ---: | ---: | ---: |
| {{growingMasks}} | {{50 masks: ms}} | {{200 masks: ms}} | {{800 masks: ms}} | {{200 refused: ms}} | {{800 refused: ms}} |

Lists of prices in the page from the start: the script that reads them; a key in the middle, and one that makes a price invalid or valid again, each with the frames that come of it. In each frame
Chromium asks of every item with `content-visibility` whether it is near the window, which is what grows.

| prices | script of the mount | key | of it script | locking key | of it script |
| --- | ---: | ---: | ---: | ---: | ---: |
| {{growingPrices}} | {{mount: ms}} | {{key: ms}} | {{keyScript: ms}} | {{lock: ms}} | {{lockScript: ms}} |

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
- The code is in `scripts/bench/`. It is no test: what fails is `npm run test:budgets`, in `scripts/budgets/`.
