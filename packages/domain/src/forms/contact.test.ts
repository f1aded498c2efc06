import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { webUrl } from "../../testing/webUrl";
import {
  areValidEmails,
  isValidCellphone,
  isValidEmail,
  isValidPhone,
  isValidURL,
} from "./contact";

describe("isValidEmail", () => {
  it.each([
    "a@b.co",
    "bia.souza+loja@sub.exemplo.com.br",
    "o'neil_1@exemplo.com",
    "bia@açaí.com.br",
    "bia@xn--aa-mia9i.com.br",
    " bia@exemplo.com ",
    "BIA@EXEMPLO.COM",
    "1@2.co",
  ])("takes %s", (text) => {
    expect(isValidEmail(text)).toBe(true);
  });

  it.each([
    "",
    "bia",
    "@exemplo.com",
    "bia@",
    "bia@exemplo",
    "bia@.com",
    "bia@exemplo.",
    "bia@exemplo..com",
    "bia@-exemplo.com",
    "bia@exemplo-.com",
    "bia@exem_plo.com",
    "bia@@exemplo.com",
    "bia@a@exemplo.com",
    "bia souza@exemplo.com",
    ".bia@exemplo.com",
    "bia.@exemplo.com",
    "bia..souza@exemplo.com",
    "Bia <bia@exemplo.com>",
    "bia@exemplo.com,ana@exemplo.com",
    "mailto:bia@exemplo.com",
    "bia@exem plo.com",
    "bia@exemplo,com",
    `${"a".repeat(250)}@b.co`,
  ])("refuses %j", (text) => {
    expect(isValidEmail(text)).toBe(false);
  });

  it("takes what fast-check takes for an address", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        expect(isValidEmail(text)).toBe(true);
      }),
    );
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(typeof isValidEmail(text)).toBe("boolean");
        expect(typeof areValidEmails(text)).toBe("boolean");
      }),
    );
  });

  it.each([
    "a".repeat(100_000),
    `${"a".repeat(100_000)}@`,
    `${"a.".repeat(50_000)}@b.co`,
    `a@${"b.".repeat(50_000)}`,
    `a@${"b".repeat(100_000)}-`,
    "@".repeat(100_000),
    " ".repeat(100_000),
    `a@b.co${" ".repeat(100_000)}x`,
    "a@b.co,".repeat(15_000),
  ])("is quick with a text of 100,000 characters (%#)", (text) => {
    const start = process.cpuUsage();
    expect(isValidEmail(text)).toBe(false);
    expect(areValidEmails(text)).toBe(false);
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });
});

describe("areValidEmails", () => {
  it("takes a comma list, with blanks around the items", () => {
    expect(areValidEmails("a@b.co , c@d.co,e@f.co")).toBe(true);
  });

  it.each(["", "a@b.co,", ",a@b.co", "a@b.co,,c@d.co", "a@b.co;c@d.co", "a@b.co c@d.co"])(
    "refuses %j",
    (text) => {
      expect(areValidEmails(text)).toBe(false);
    },
  );
});

describe("isValidPhone", () => {
  it.each(["(11) 98765-4321", "(11) 3456-7890", "11987654321", "11.98765.4321", "11 – 98765 4321"])(
    "takes %s",
    (text) => {
      expect(isValidPhone(text)).toBe(true);
    },
  );

  it.each([
    "",
    "987654321",
    "119876543210",
    "+55 11 98765-4321",
    "+11 98765-4321",
    "11 98765-432a",
    "()-",
    "１１９８７６５４３２１",
  ])("refuses %j", (text) => {
    expect(isValidPhone(text)).toBe(false);
  });
});

describe("isValidCellphone", () => {
  it.each(["987654321", "98765-4321", "9-8765 4321"])("takes %s", (text) => {
    expect(isValidCellphone(text)).toBe(true);
  });

  it.each(["", "87654321", "9876543210", "(98765) 4321", "98765.4321"])("refuses %j", (text) => {
    expect(isValidCellphone(text)).toBe(false);
  });
});

describe("isValidURL", () => {
  it.each([
    "http://exemplo.com",
    "HTTPS://EXEMPLO.COM.BR/Loja?x=1&y=ç#fim",
    "https://127.0.0.1:3000/",
    "https://[::1]/",
    "https://açaí.com.br",
    " https://exemplo.com ",
  ])("takes %s", (text) => {
    expect(isValidURL(text)).toBe(true);
  });

  it.each([
    "",
    "exemplo.com",
    "//exemplo.com",
    "http:exemplo.com",
    "http:/exemplo.com",
    "http://",
    "http:///caminho",
    "http://?x",
    "http://exem plo.com",
    "https://exemplo.com/a b",
    "https://exemplo.com:porta",
    "https://[::1",
    "ftp://exemplo.com",
    "javascript:alert(1)//http://exemplo.com",
    "data:text/html,x",
    "mailto:a@b.co",
  ])("refuses %j", (text) => {
    expect(isValidURL(text)).toBe(false);
  });

  it("takes every address of the web, and never throws", () => {
    fc.assert(
      fc.property(webUrl, (text) => {
        expect(isValidURL(text)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof isValidURL(`http://${text}`)).toBe("boolean");
      }),
    );
  });
});
