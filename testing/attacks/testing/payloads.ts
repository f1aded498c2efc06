/** One hostile text. Where a payload's code would run, it calls `ran` with the payload's number. */
export interface Payload {
  readonly class: PayloadClass;
  /** @param run - the code, for example `ran(17)` */
  readonly text: (run: string) => string;
}

export type PayloadClass =
  | "handler"
  | "protocol"
  | "svg"
  | "mathml"
  | "mutation"
  | "clobbering"
  | "template"
  | "encoding"
  | "direction"
  | "control"
  | "long";

type Texts = readonly (string | ((run: string) => string))[];

/** In a text `{run}` stands for the code. */
function payloadsOf(name: PayloadClass, texts: Texts): Payload[] {
  return texts.map((text) => ({
    class: name,
    text: typeof text === "string" ? (run) => text.replaceAll("{run}", run) : text,
  }));
}

const base64 = (text: string) => btoa(text);
const inUnicodeEscapes = (text: string) =>
  [...text].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
const inHexReferences = (text: string) =>
  [...text].map((each) => `&#x${each.charCodeAt(0).toString(16)};`).join("");
const inLongReferences = (text: string) =>
  [...text].map((each) => `&#${String(each.charCodeAt(0)).padStart(7, "0")}`).join("");
const inPercents = (text: string) =>
  [...text].map((each) => `%${each.charCodeAt(0).toString(16).padStart(2, "0")}`).join("");
const inFullWidth = (text: string) =>
  [...text].map((each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0)).join("");

/** Payloads for each known way in which text of a page can become code. */
export const payloads: readonly Payload[] = [
  ...payloadsOf("handler", [
    "<script>{run}</script>",
    '"><script>{run}</script>',
    "</script><script>{run}</script>",
    "</textarea></title></style></select><script>{run}</script>",
    "<img src=x onerror={run}>",
    "'\"><img src=x onerror={run}>",
    '" onmouseover="{run}" autofocus onfocus="{run}" x="',
    "' onclick='{run}' style='position:fixed;inset:0' x='",
    "<button autofocus onfocus={run}>a</button>",
    "<details open ontoggle={run}><summary>a</summary></details>",
    "<video><source onerror={run}></video>",
    "<input oninput={run} onfocus={run} autofocus>",
    "<body onload={run} onpageshow={run}>",
    "<marquee onstart={run}>a</marquee>",
    "<p onanimationstart={run} style='animation: yy-popover-wait 1s'>a</p>",
    "<p popover id=yy-p onbeforetoggle={run}>a</p><button popovertarget=yy-p>b</button>",
    "<img/src/onerror={run}//",
    "<yy-icon data-name=heart onclick={run}></yy-icon>",
    "<form action=javascript:{run}><button>a</button></form>",
    "<link rel=stylesheet href=data:,a onload={run}><style onload={run}></style>",
    "<meta http-equiv=refresh content='0;url=javascript:{run}'><base href=javascript:{run}//>",
  ]),
  ...payloadsOf("protocol", [
    "javascript:{run}",
    "<a href=javascript:{run}>a</a>",
    " JaVaScRiPt:{run}",
    "java\tscript:{run}",
    "java\nscript\r:{run}",
    "\u0001javascript:{run}",
    "javascript://comment%0a{run}",
    "javascript:/*--></title></style></textarea></script>*/{run}",
    "view-source:javascript:{run}",
    (run) => `data:text/html,<script>parent.${run}</script>`,
    (run) => `data:text/html;base64,${base64(`<script>parent.${run}</script>`)}`,
    (run) => `<iframe src="data:text/html,<script>parent.${run}</script>"></iframe>`,
    "<iframe srcdoc='<script>parent.{run}</script>'></iframe>",
    "<object data=javascript:{run}></object><embed src=javascript:{run}>",
    "blob:javascript:{run}",
    "vbscript:{run}",
    "filesystem:javascript:{run}",
  ]),
  ...payloadsOf("svg", [
    "<svg onload={run}>",
    "<svg><script>{run}</script></svg>",
    "<svg><script href=data:text/javascript,{run} /></svg>",
    "<svg><animate onbegin={run} attributeName=x dur=1s></svg>",
    "<svg><a><animate attributeName=href values=javascript:{run} /><text y=20>a</text></a></svg>",
    "<svg><set attributeName=onmouseover to={run}></svg>",
    "<svg><use href=\"data:image/svg+xml,<svg id='a'><image href='x' onerror='{run}'/></svg>#a\"></svg>",
    "<svg><foreignObject><iframe srcdoc='<script>parent.{run}</script>'></iframe></foreignObject></svg>",
    "<svg><handler type='text/javascript'>{run}</handler><image href=x onerror={run}></svg>",
  ]),
  ...payloadsOf("mathml", [
    "<math><mi//xlink:href='data:x,<script>{run}</script>'>",
    "<math href=javascript:{run}>a</math>",
    "<math><maction actiontype='statusline#' xlink:href=javascript:{run}>a</maction></math>",
    "<math><annotation-xml encoding='text/html'><img src=x onerror={run}></annotation-xml></math>",
  ]),
  ...payloadsOf("mutation", [
    '<noscript><p title="</noscript><img src=x onerror={run}>">',
    '<svg></p><style><a id="</style><img src=x onerror={run}>">',
    "<form><math><mtext></form><form><mglyph><style></math><img src=x onerror={run}>",
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=x onerror={run}&gt;'>",
    '<template><style><img title="</style><img src=x onerror={run}>"></template>',
    '<svg><title><a id="</title><img src=x onerror={run}>">',
    "<!--><img src=x onerror={run}>-->",
    "<![CDATA[><img src=x onerror={run}>]]>",
    "<table><tr><td><select><template><img src=x onerror={run}></template></select></table>",
    '<xmp><p title="</xmp><img src=x onerror={run}>">',
    "<title>&lt;/title&gt;&lt;img src=x onerror={run}&gt;</title>",
    "<b><p></b><noembed><img title='</noembed><img src=x onerror={run}>'>",
    "<div shadowrootmode=open><template shadowrootmode=open><img src=x onerror={run}></template></div>",
    (run) => `${"<div>".repeat(600)}<svg><style><img src=x onerror=${run}></style></svg>`,
  ]),
  ...payloadsOf("clobbering", [
    "<form name=YY><input name=session></form><a id=YY></a><a id=YY name=flash href=javascript:{run}></a>",
    "<img name=getElementById><img name=querySelector><img name=body><img name=currentScript>",
    "<form id=location></form><a id=defaultView href=javascript:{run}></a>",
    "<form><input name=parentNode><input name=attributes><input name=childNodes><button>a</button></form>",
    "<form onclick={run}><input name=removeAttribute><input id=nodeName><input name=children></form>",
    "__proto__",
    "constructor",
    "hasOwnProperty",
    '{"__proto__":{"onerror":"{run}","signedIn":true}}',
  ]),
  ...payloadsOf("template", [
    "{{constructor.constructor('{run}')()}}",
    `$${"{{run}}"}`,
    "#{{run}}<%= {run} %><%- {run} %>",
    "{count}{{count}}{label}{name}{n}{max}{price}",
    "$& $1 $` $' $$ $<name>",
    "%s %d %n %o %c{run}",
    "'; {run}; '",
    "`-{run}-`",
    "*/{run}/*",
    "</yy-icon><yy-icon data-name={run}>",
    "#' + {run} + '",
    ":is(*){}</style><img src=x onerror={run}>",
    "url(javascript:{run})",
  ]),
  ...payloadsOf("encoding", [
    (run) => `<img src=x onerror=${inHexReferences(run)}>`,
    (run) => `<a href="${inLongReferences(`javascript:${run}`)}">a</a>`,
    (run) => `<a href=javascript:${inPercents(run)}>a</a>`,
    (run) => `<script>eval("${inUnicodeEscapes(run)}")</script>`,
    "&lt;img src=x onerror={run}&gt;",
    "&amp;lt;script&amp;gt;{run}&amp;lt;/script&amp;gt;",
    "%3Cscript%3E{run}%3C/script%3E",
    "%253Cscript%253E{run}",
    "\\x3cscript\\x3e{run}\\u003c/script\\u003e",
    (run) => inFullWidth(`<script>${run}</script>`),
    "\u{e003c}script\u{e003e}{run}",
    "+ADw-script+AD4-{run}+ADw-/script+AD4-",
    "\ud83d<img src=x onerror={run}>\udc4d",
    "<\u0130mg src=x onerror={run}><\u017fcript>{run}</\u017fcript>",
    "< script>{run}</ script><scr\0ipt>{run}</scr\0ipt>",
  ]),
  ...payloadsOf("direction", [
    "\u202e<img src=x onerror={run}>\u202c",
    "\u2066\u2067\u2068{run}\u2069",
    "\u200f\u200e\u061cadmin",
    "a\u200bd\u200cm\u200di\u2060n\ufeff",
    "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\ufe0f\u{1f1e7}",
    `a${"\u0301".repeat(200)}`,
  ]),
  ...payloadsOf("control", [
    "\u0000\u0001\u0007\u0008\u001b[31m",
    "a\u0000b<img src=x onerror={run}>",
    "linha\r\nSet-Cookie: a=b\r\n\r\n{run}",
    "\u0085\u00a0\u1680\u2028\u2029\u3000",
    "\u007f\u0080\u009f\ufffe\uffff",
    "\t \n\r\f\v",
  ]),
  ...payloadsOf("long", [
    () => "a".repeat(10_000),
    () => "<".repeat(5_000),
    () => "&#x3c;".repeat(1_000),
    () => "\u{1f44d}\u{1f3fd}".repeat(1_000),
    () => "palavra ".repeat(1_000),
    () => "{count}".repeat(500),
  ]),
];

/** URLs of another site, in spellings that careless checks take for this one. `host` is its `name:port`. */
export const foreignUrls: readonly ((host: string) => string)[] = [
  (host) => `http://${host}/`,
  (host) => `HTTP://${host}/`,
  (host) => `//${host}/`,
  (host) => `\\\\${host}/`,
  (host) => `/\\${host}/`,
  (host) => `\\/${host}/`,
  (host) => `/\t/${host}/`,
  (host) => `\n//${host}/`,
  (host) => ` //${host}/`,
  (host) => `///${host}/`,
  (host) => `http:\\\\${host}\\`,
  (host) => `http:///${host}/`,
  (host) => `ht\ntp://${host}/`,
  (host) => `http://${host}\\@127.0.0.1/`,
  (host) => `http://127.0.0.1@${host}/`,
  (host) => `http://127.0.0.1%2f@${host}/`,
  (host) => `http://${host}#@127.0.0.1`,
  (host) => `http://${host}?127.0.0.1`,
  (host) => `/%5c${host}/..//${host}/`,
  (host) => `.//${host}/../\\${host}`,
  (host) => `http://0x7f.1:${host.split(":")[1]}/`,
  (host) => `http://①②⑦.0.0.1:${host.split(":")[1]}/`,
];

/** Texts that are no usable URL. */
export const brokenUrls: readonly string[] = [
  "http://",
  "http:",
  "//",
  "///",
  "http://[",
  "http://%",
  "http://a b/",
  "\u0000",
  "\u0001",
  "#",
  "?",
  "about:blank",
  "file:///etc/passwd",
  "ftp://127.0.0.1/",
  "mailto:a@b",
  "tel:1",
];

/** Each with the call that tells of it by its number. */
export const texts = payloads.map(({ text }, index) => text(`ran(${index})`));
