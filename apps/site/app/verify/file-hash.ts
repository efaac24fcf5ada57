import { findPdfNote } from '@gaashaan/transparency-log/signed-pdf'

/** SHA-256 in hexadecimal digits, as the log has it and as `sha256sum` prints it. */
export const FILE_HASH = /^[0-9a-f]{64}$/i

/** The SHA-256 of some bytes, in hexadecimal digits. */
export async function hexHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What is asked about a file, which stays on the reader's device. */
export interface FileHashes {
  readonly hash: string
  /** The signed note in a PDF, and the SHA-256 of the bytes before it; both empty where it has none. */
  readonly note: string
  readonly noteHash: string
}

/** The hashes of a file, as the fields of the form. Rejects where it cannot be read. */
export async function fileHashes(file: Blob): Promise<FileHashes> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const found = findPdfNote(bytes)
  return {
    hash: await hexHash(bytes),
    note: found?.note ?? '',
    noteHash: found ? await hexHash(bytes.subarray(0, found.signedBytes)) : '',
  }
}
