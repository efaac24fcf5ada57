import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { NoteSigner } from '@gaashaan/transparency-log/signing-key'
import { createTarPacker } from 'modern-tar'
import type { Encryption } from './keys/encryption.ts'
import type { ArchivedFile } from './manifest.ts'
import { trailerOf } from './trailer.ts'

export interface ArchiveWriter {
  /** Adds a file; rejects if the body does not have this number of bytes. */
  add(name: string, bytes: number, body: AsyncIterable<Uint8Array>): Promise<ArchivedFile>
  /** Writes the trailer; resolves when the archive is on the disk. */
  finish(): Promise<void>
  /** Closes the file of an archive that stays incomplete. */
  abandon(): Promise<void>
}

interface ArchiveOptions {
  readonly mtime: Date
  readonly signer: NoteSigner
  /** Without it, whoever can read the file can read what is in it. */
  readonly encryption?: Encryption | undefined
}

/** Creates an archive as a new file that only its owner may read. */
export async function createArchive(
  path: string,
  { mtime, signer, encryption }: ArchiveOptions,
): Promise<ArchiveWriter> {
  const { readable, controller } = createTarPacker()
  const content = encryption ? await encryption.encrypt(readable) : readable
  async function* withTrailer(chunks: AsyncIterable<Uint8Array>) {
    const hash = createHash('sha256')
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
    yield trailerOf(hash.digest('hex'), signer)
  }
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const writing = pipeline(content, withTrailer, file)
  // An error, such as a full disk, reaches the caller with the next file or at the end.
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
      // The file system's error, if there is one, says more than that the stream has ended.
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
      // The pipeline ends at an error before the file has been opened or closed: it would be created
      // after its folder was emptied.
      if (!file.closed) await new Promise((resolve) => file.once('close', resolve))
    },
  }
}
