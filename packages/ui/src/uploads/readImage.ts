/**
 * Reads an image as a `data:` URL. Unlike `blob:` URLs, these are allowed by the policy
 * `img-src 'self' data:`.
 *
 * @throws DOMException when the file cannot be read, because it was moved or changed since it was
 * chosen
 */
export function readImage(image: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(image);
  });
}
