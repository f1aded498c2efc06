import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const place = '<yy-location><a href="/perfil/endereco">diga onde você está</a></yy-location>';

describe("yy-location", () => {
  const engine = useEngine();
  const button = "yy-location >>> [part=button]";

  it("asks the browser where the visitor is, and tells the page", async () => {
    const page = await engine.show(place);
    const found = page.evaluate(() => {
      const position = { coords: { latitude: -8.05, longitude: -34.9 } } as GeolocationPosition;
      navigator.geolocation.getCurrentPosition = (success) => void success(position);
      return new Promise((resolve) => {
        const tell = ({ detail }: CustomEventInit) => resolve(detail);
        document.querySelector("yy-location")?.addEventListener("yy:location-found", tell);
      });
    });
    await page.click(button);
    expect(await found).toEqual({ latitude: -8.05, longitude: -34.9 });
  });

  it("says so when the browser refuses", async () => {
    const page = await engine.show(place);
    await page.evaluate(() => {
      const error = { code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError;
      navigator.geolocation.getCurrentPosition = (_, failure) => failure?.(error);
    });
    await page.click(button);
    await expect
      .poll(() => page.isShown("yy-location >>> [part=message]", "não foi possível"))
      .toBe(true);
  });
});
