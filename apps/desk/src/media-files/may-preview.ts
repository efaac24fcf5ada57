import type { Payload } from 'payload'

/**
 * Whether someone who holds the token of a preview link may see a file: when the document that the
 * link shows uses it. No link shows a file yet.
 */
export async function mayPreview(
  _desk: Payload,
  _token: string,
  _filename: string,
): Promise<boolean> {
  return false
}
