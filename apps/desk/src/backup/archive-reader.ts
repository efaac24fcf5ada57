import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createTarDecoder } from 'modern-tar'
import { CommandError } from '../commands/command-errors.ts'
import { CHECKSUM_BYTES, checksumOf, readChecksum } from './trailer-checksum.ts'

/** An archive that is damaged, or no archive. */
export class BrokenArchive extends CommandError {
  constructor(file: string, reason: string) {
    super(`${file} is broken or no backup: ${reason}`)
  }
}

interface ArchiveEntry {
  readonly name: string
  readonly bytes: number
  /** Must be read to its end before the next entry. */
  readonly body: AsyncIterable<Uint8Array>
}

/** Opens an archive; throws `BrokenArchive` if its trailer is missing, as in one that was cut off. */
export async function openArchive(path: string) {
  const file = await open(path, 'r').catch((error: Error) => {
    throw new BrokenArchive(path, error.message)
  })
  const trailer = Buffer.alloc(CHECKSUM_BYTES)
  let bytes = 0
  try {
    bytes = (await file.stat()).size - CHECKSUM_BYTES
    if (bytes > 0) await file.read(trailer, 0, CHECKSUM_BYTES, bytes)
  } finally {
    await file.close()
  }
  const sha256 = readChecksum(trailer)
  if (sha256 === undefined) {
    throw new BrokenArchive(path, 'it has no seal at its end, so it was cut off or never finished')
  }

  /**
   * The files in their order; `onBytes` is called with the length of each piece that was read. Throws
   * `BrokenArchive` where the tar is damaged, and after the last file if the checksum does not match.
   */
  async function* entries(
    onBytes: (count: number) => void = () => undefined,
  ): AsyncGenerator<ArchiveEntry> {
    const hash = createHash('sha256')
    async function* readTar() {
      for await (const chunk of createReadStream(path, {
        end: bytes - 1,
        highWaterMark: 1 << 18,
      })) {
        hash.update(chunk)
        onBytes(chunk.length)
        yield new Uint8Array(chunk)
      }
    }
    const source = Readable.toWeb(Readable.from(readTar())) as ReadableStream<Uint8Array>
    try {
      for await (const { header, body } of source.pipeThrough(createTarDecoder({ strict: true }))) {
        yield { name: header.name, bytes: header.size, body }
      }
    } catch (error) {
      if (error instanceof BrokenArchive) throw error
      throw new BrokenArchive(path, (error as Error).message)
    }
    if (!checksumOf(hash.digest('hex')).equals(trailer)) {
      throw new BrokenArchive(path, 'its bytes are not those that were sealed')
    }
  }

  /** `bytes` is the size of the tar without the trailer, `sha256` its hash by the trailer. */
  return { bytes, sha256, entries }
}
