/**
 * An archive is a tar with one more block, which holds the SHA-256 of the bytes before it. Programs that
 * read tar stop before it, at the two empty blocks of the end (POSIX pax §"ustar Interchange Format").
 */
export const CHECKSUM_BYTES = 512

const PREFIX = 'gaashaan-backup 1 sha256 '

/** The trailer for a SHA-256 in hexadecimal digits. */
export function checksumOf(sha256: string): Buffer {
  const text = `${PREFIX}${sha256}`
  return Buffer.from(`${text.padEnd(CHECKSUM_BYTES - 1)}\n`)
}

/** The SHA-256 in a trailer; `undefined` if the bytes are none. */
export function readChecksum(trailer: Buffer): string | undefined {
  const text = trailer.toString('latin1')
  return text.startsWith(PREFIX) ? text.slice(PREFIX.length).trim() : undefined
}
