import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { NoteSigner } from '@gaashaan/transparency-log/signing-key'
import { secretFingerprint } from '../secret-fingerprint.ts'
import { TRAILER_BYTES, trailerOf } from '../trailer.ts'

/** An entry of a tar that no desk would write. */
export interface RawEntry {
  readonly name: string
  readonly data: Uint8Array
  /** The type flag: `0` for a file, `1` and `2` for links, `3` to `6` for devices and folders. */
  readonly type?: string
  /** The size that the header claims. */
  readonly size?: number
  /** Where a link leads. */
  readonly target?: string
}

/** An entry by POSIX pax §"ustar Interchange Format". */
function tarEntry({ name, data, type = '0', size = data.byteLength, target = '' }: RawEntry) {
  const header = Buffer.alloc(512)
  header.write(name, 0)
  header.write('0000600\0', 100)
  if (size < 8 ** 11) header.write(size.toString(8).padStart(11, '0'), 124)
  else header.writeBigUInt64BE(BigInt(size), 128)
  if (size >= 8 ** 11) header.writeUInt8(0x80, 124)
  header.write('        ', 148)
  header.write(type, 156)
  header.write(target, 157)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([header, data, Buffer.alloc(-data.byteLength & 511)])
}

/** A tar of these entries, with its end. */
export const tarOf = (entries: readonly RawEntry[]) =>
  Buffer.concat([...entries.map(tarEntry), Buffer.alloc(1024)])

const sha256Of = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')

/** The entry of a manifest that names these entries, or says other things about the archive. */
export function manifestEntry(
  entries: readonly RawEntry[],
  changes: Readonly<Record<string, unknown>> = {},
): RawEntry {
  const files = entries.map(({ name, data }) => ({
    name,
    bytes: data.byteLength,
    sha256: sha256Of(data),
  }))
  const manifest = {
    format: 1,
    app: '0.1.0',
    made: '2026-11-28T00:00:00.000Z',
    database: 'sqlite',
    migration: 'one',
    rows: {},
    secret: secretFingerprint('tests'),
    files,
    missing: [],
    ...changes,
  }
  return { name: 'manifest.json', data: Buffer.from(JSON.stringify(manifest)) }
}

/** Writes an archive with a seal of its bytes; without a signer as version 0.1.0 did. */
export function writeSealed(path: string, content: Uint8Array, signer?: NoteSigner): void {
  const sha256 = sha256Of(content)
  const unsigned = `gaashaan-backup 1 sha256 ${sha256}`.padEnd(TRAILER_BYTES - 1)
  const trailer = signer ? trailerOf(sha256, signer) : Buffer.from(`${unsigned}\n`)
  writeFileSync(path, Buffer.concat([content, trailer]))
}
