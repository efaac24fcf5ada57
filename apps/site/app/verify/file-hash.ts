/** SHA-256 in hexadecimal digits, as the log has it and as `sha256sum` prints it. */
export const FILE_HASH = /^[0-9a-f]{64}$/i

/** The SHA-256 of a file, which stays on the reader's device. Rejects where it cannot be read. */
export async function fileHash(file: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
