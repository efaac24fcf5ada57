/**
 * What stands behind the tar in an archive: a block that says what the bytes before it are. Programs
 * that read tar stop before it, at the two empty blocks that end one (POSIX pax §"ustar Interchange
 * Format").
 */
export const SEAL_BYTES = 512

/** The seal of so many bytes with this SHA-256, in hexadecimal digits. */
export function sealOf(sha256: string): Buffer {
  const text = `gaashaan-backup 1 sha256 ${sha256}`
  return Buffer.from(`${text.padEnd(SEAL_BYTES - 1)}\n`)
}
