import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createTarPacker } from 'modern-tar'
import type { ArchivedFile } from './manifest.ts'
import { checksumOf } from './trailer-checksum.ts'

export interface ArchiveWriter {
  /** Adds a file of so many bytes; rejects when the body has another number of them. */
  add(name: string, bytes: number, body: AsyncIterable<Uint8Array>): Promise<ArchivedFile>
  /** Ends the archive with its seal; resolves when the disk has it. */
  finish(): Promise<void>
  /** Closes the file of an archive that does not come to its end. */
  abandon(): Promise<void>
}

/** Begins an archive in a new file that its owner alone may read. */
export function createArchive(path: string, mtime: Date): ArchiveWriter {
  const { readable, controller } = createTarPacker()
  const whole = createHash('sha256')
  async function* sealed(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      whole.update(chunk)
      yield chunk
    }
    yield checksumOf(whole.digest('hex'))
  }
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const writing = pipeline(readable, sealed, file)
  // A full disk is told where the next file is added, or at the end.
  writing.catch(() => undefined)

  async function add(name: string, bytes: number, body: AsyncIterable<Uint8Array>) {
    const hash = createHash('sha256')
    try {
      const writer = controller.add({ name, size: bytes, mode: 0o600, mtime }).getWriter()
      for await (const chunk of body) {
        hash.update(chunk)
        await writer.write(chunk)
      }
      await writer.close()
    } catch (error) {
      controller.error(error)
      // What the file system said says more than that the stream has ended.
      await writing
      throw error
    }
    return { name, bytes, sha256: hash.digest('hex') }
  }

  return {
    add,
    finish: async () => {
      controller.finalize()
      await writing
    },
    abandon: async () => {
      controller.error(new Error('abandoned'))
      await writing.catch(() => undefined)
    },
  }
}
