import { getDocumentProxy } from 'unpdf'

/**
 * Opens a PDF. Other tests of the process load drizzle-kit, which gives all arrays an enumerable method;
 * pdf.js refuses to run beside that.
 */
export function openPdf(bytes: Uint8Array): ReturnType<typeof getDocumentProxy> {
  const hidden = { enumerable: false, writable: true, configurable: true }
  Object.defineProperty(Array.prototype, 'random', hidden)
  return getDocumentProxy(new Uint8Array(bytes))
}
