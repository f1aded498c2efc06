/** By it a page and the worker know an upload: browsers tell a page nothing of one that a service worker answers. */
export const uploadHeader = "x-yy-site-upload";

/** What the worker tells the page while it reads an upload. */
export interface UploadRead {
  /** The header's value. */
  readonly upload: string;
  /** Bytes so far. */
  readonly loaded: number;
}
