import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createTarDecoder } from 'modern-tar'
import { BrokenArchive } from './broken-archive.ts'
import { CHECKSUM_BYTES, checksumOf, readChecksum } from './trailer-checksum.ts'

export interface ArchiveEntry {
  readonly name: string
  readonly bytes: number
  /** To be read to its end before the next one. */
  readonly body: AsyncIterable<Uint8Array>
}

export interface OpenArchive {
  /** Of the tar, without its seal. */
  readonly bytes: number
  /** Of the tar, by its seal, in hexadecimal digits. */
  readonly sha256: string
  /**
   * The files in their order; `onBytes` is told how many were read. Throws `BrokenArchive` after the
   * last one when the bytes are not those that were sealed, and before where the tar is damaged.
   */
  entries(onBytes?: (count: number) => void): AsyncGenerator<ArchiveEntry>
}

/** Opens an archive; throws `BrokenArchive` where its end is missing, as in one that was cut off. */
export async function openArchive(path: string): Promise<OpenArchive> {
  const file = await open(path, 'r').catch((error: Error) => {
    throw new BrokenArchive(path, error.message)
  })
  const seal = Buffer.alloc(CHECKSUM_BYTES)
  let bytes = 0
  try {
    bytes = (await file.stat()).size - CHECKSUM_BYTES
    if (bytes > 0) await file.read(seal, 0, CHECKSUM_BYTES, bytes)
  } finally {
    await file.close()
  }
  const sha256 = readChecksum(seal)
  if (sha256 === undefined) {
    throw new BrokenArchive(path, 'it has no seal at its end, so it was cut off or never finished')
  }

  async function* entries(onBytes: (count: number) => void = () => undefined) {
    const whole = createHash('sha256')
    async function* tarBytes() {
      for await (const chunk of createReadStream(path, {
        end: bytes - 1,
        highWaterMark: 1 << 18,
      })) {
        whole.update(chunk)
        onBytes(chunk.length)
        yield new Uint8Array(chunk)
      }
    }
    const source = Readable.toWeb(Readable.from(tarBytes())) as ReadableStream<Uint8Array>
    try {
      for await (const { header, body } of source.pipeThrough(createTarDecoder({ strict: true }))) {
        yield { name: header.name, bytes: header.size, body }
      }
    } catch (error) {
      if (error instanceof BrokenArchive) throw error
      throw new BrokenArchive(path, (error as Error).message)
    }
    if (!checksumOf(whole.digest('hex')).equals(seal)) {
      throw new BrokenArchive(path, 'its bytes are not those that were sealed')
    }
  }

  return { bytes, sha256, entries }
}
