import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import decode, { init as initDecoder } from "@jsquash/webp/decode.js";
import encode, { init as initEncoder } from "@jsquash/webp/encode.js";
import { PNG } from "pngjs";

/** The pixels row by row, each as red, green, blue and alpha. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

export const pixelsOfPng = (png: Buffer): Pixels => PNG.sync.read(png);

export async function pixelsOfWebP(webP: Buffer): Promise<Pixels> {
  await startCodecOnce();
  const { width, height, data } = await decode(Uint8Array.from(webP).buffer);
  return { width, height, data: Buffer.from(data) };
}

/** Encodes the pixels as lossless WebP. */
export async function toWebP({ width, height, data }: Pixels): Promise<Buffer> {
  await startCodecOnce();
  const image = new ImageData(new Uint8ClampedArray(data), width, height);
  return Buffer.from(await encode(image, { lossless: 1, quality: 100, method: 6, exact: 1 }));
}

let started: Promise<void> | undefined;

function startCodecOnce(): Promise<void> {
  started ??= startCodec();
  return started;
}

/**
 * Starts libwebp as WebAssembly. It is made for browsers: by default it would fetch its code, and
 * it returns an `ImageData`.
 */
async function startCodec(): Promise<void> {
  globalThis.ImageData ??= PlainImageData as typeof ImageData;
  const { resolve } = createRequire(import.meta.url);
  const codeIn = (path: string) => ({
    wasmBinary: Uint8Array.from(readFileSync(resolve(`@jsquash/webp/codec/${path}`))).buffer,
  });
  await initDecoder(codeIn("dec/webp_dec.wasm"));
  await initEncoder(codeIn("enc/webp_enc_simd.wasm"));
}

class PlainImageData {
  readonly colorSpace = "srgb";

  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}
