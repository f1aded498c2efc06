import { describe, expect, it } from "vitest";
import { portFrom } from "./portFrom";

describe("the port of npm start", () => {
  it.each([
    [[], {}, 4173],
    [[], { PORT: "3999" }, 3999],
    [[], { PORT: "" }, 4173],
    [["--port", "3999"], {}, 3999],
    [["--port=3999"], { PORT: "5000" }, 3999],
    [["--port", "0"], {}, 0],
  ])("with %j and %j is %i", (args, environment, port) => {
    expect(portFrom(args, environment)).toBe(port);
  });

  it.each(["abc", "65536", "-1", "3999.5", "1e3", " 80"])("cannot be %j", (text) => {
    expect(() => portFrom([], { PORT: text })).toThrow(
      `PORT must be a number from 0 to 65535, got "${text}"`,
    );
    expect(() => portFrom([`--port=${text}`], {})).toThrow(
      `--port must be a number from 0 to 65535, got "${text}"`,
    );
  });

  it("has to be said with an option that exists", () => {
    expect(() => portFrom(["--prot", "3999"], {})).toThrow("--prot");
    expect(() => portFrom(["3999"], {})).toThrow("3999");
    expect(() => portFrom(["--port"], {})).toThrow("--port");
  });
});
