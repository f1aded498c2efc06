/**
 * Adds the metas of the demo pages' head (behaviour 6.2). Import it first, because the session
 * reads them when it starts.
 */
document.documentElement.lang = "pt-BR";

const metas = {
  "csrf-token": "",
  fingerprint: "true",
  "device-type": "desktop",
  "yy-environment": "development",
  "yy-icon-sprite": "/assets/icons.svg",
};

for (const [name, content] of Object.entries(metas)) {
  const meta = document.createElement("meta");
  meta.name = name;
  meta.content = content;
  document.head.append(meta);
}
