import { describe, expect, it } from "vitest";
import { isWholePage } from "./isWholePage";

describe("a whole page", () => {
  const doctype = "<!DOCTYPE html><title>entrar</title>";
  it.each([
    doctype,
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "">`,
    `<!-- cache: miss -->\n${doctype}`,
    `\uFEFF${doctype}`,
    `<br />\n<b>Notice</b>: Undefined index: loja in <b>/var/www/topo.php</b> on line <b>12</b><br />\n<html>`,
    '<!--[if lt IE 7]><html class="ie6"><![endif]-->',
  ])("is %j", (html) => {
    expect(isWholePage(html)).toBe(true);
  });

  it.each(["", "recebido", "<p>html</p>", "<htmlx>", "{}"])("is not %j", (html) => {
    expect(isWholePage(html)).toBe(false);
  });
});
