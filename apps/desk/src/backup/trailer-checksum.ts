/**
 * What stands behind the tar in an archive: a block that says what the bytes before it are. Programs
 * that read tar stop before it, at the two empty blocks that end one (POSIX pax §"ustar Interchange
 * Format").
 */
export const CHECKSUM_BYTES = 512

const BEGINNING = 'gaashaan-backup 1 sha256 '

/** The seal of so many bytes with this SHA-256, in hexadecimal digits. */
export function checksumOf(sha256: string): Buffer {
  const text = `${BEGINNING}${sha256}`
  return Buffer.from(`${text.padEnd(CHECKSUM_BYTES - 1)}\n`)
}

/** The SHA-256 that a seal tells; `undefined` where it is none. */
export function readChecksum(seal: Buffer): string | undefined {
  const text = seal.toString('latin1')
  return text.startsWith(BEGINNING) ? text.slice(BEGINNING.length).trim() : undefined
}
