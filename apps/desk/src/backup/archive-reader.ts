import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { errorMessage } from '@gaashaan/runtime/error-message'
import { createTarDecoder } from 'modern-tar'
import { CommandError, StoppedError } from '../commands/command-errors.ts'
import { AGE_MAGIC, decrypt, type Key } from './keys/encryption.ts'
import { readTrailer, TRAILER_BYTES } from './trailer.ts'

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

/** Called with the length of each piece that was read. */
type OnBytes = (count: number) => void

export interface Archive extends AsyncDisposable {
  readonly path: string
  /** Its size without the trailer. */
  readonly bytes: number
  /** The hash of these bytes by the trailer. */
  readonly sha256: string
  /** The public line of the key that signed it, once it is authenticated; `undefined` if nobody did. */
  readonly signer: string | undefined
  readonly isEncrypted: boolean
  /** Compares all bytes with the trailer, without interpreting them. Throws `BrokenArchive`. */
  authenticate(onBytes?: OnBytes): Promise<void>
  /**
   * The files in their order. Throws `BrokenArchive` where the tar is damaged or has other things than
   * files, and after the last file if the bytes are not those of the trailer; `CommandError` without the
   * right key.
   */
  entries(onBytes?: OnBytes): AsyncGenerator<ArchiveEntry>
}

async function readAt(file: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, position)
  return buffer.subarray(0, bytesRead)
}

/** Errors of the tar, the encryption and the disk, as those of this archive. */
function asBroken(path: string, error: unknown): Error {
  if (error instanceof CommandError || error instanceof StoppedError) return error
  return new BrokenArchive(path, errorMessage(error))
}

async function* readBody(path: string, body: AsyncIterable<Uint8Array>) {
  try {
    yield* body
  } catch (error) {
    throw asBroken(path, error)
  }
}

async function* readTar(
  path: string,
  source: ReadableStream<Uint8Array>,
): AsyncGenerator<ArchiveEntry> {
  for await (const { header, body } of source.pipeThrough(createTarDecoder({ strict: true }))) {
    const { name, size, type } = header
    if (type !== 'file') throw new Error(`${JSON.stringify(name)} is no file but a ${type}`)
    yield { name, bytes: size, body: readBody(path, body) }
  }
}

/**
 * Opens an archive; throws `BrokenArchive` if its trailer is missing, as in one that was cut off. It stays
 * open, so that the bytes that are restored are those that were checked, whatever has its name by then.
 */
export async function openArchive(path: string, keys: readonly Key[] = []): Promise<Archive> {
  const file = await open(path, 'r').catch((error: Error) => {
    throw new BrokenArchive(path, error.message)
  })
  try {
    return await readEnds(path, file, keys)
  } catch (error) {
    await file.close()
    throw error
  }
}

async function readEnds(path: string, file: FileHandle, keys: readonly Key[]): Promise<Archive> {
  const bytes = (await file.stat()).size - TRAILER_BYTES
  const trailer = bytes > 0 ? readTrailer(await readAt(file, bytes, TRAILER_BYTES)) : undefined
  if (trailer === undefined) {
    throw new BrokenArchive(path, 'it has no whole seal at its end, so it was cut off or changed')
  }
  const { sha256, signer } = trailer
  const start = await readAt(file, 0, AGE_MAGIC.length)
  const isEncrypted = start.toString('latin1') === AGE_MAGIC

  /** Reads the bytes before the trailer; throws after the last one if they have another hash. */
  async function* read(onBytes: OnBytes) {
    const hash = createHash('sha256')
    const options = { start: 0, end: bytes - 1, autoClose: false, highWaterMark: 1 << 18 }
    for await (const chunk of file.createReadStream(options)) {
      hash.update(chunk)
      onBytes(chunk.length)
      yield new Uint8Array(chunk)
    }
    if (hash.digest('hex') !== sha256) {
      throw new BrokenArchive(path, 'its bytes are not those that were sealed')
    }
  }

  async function* entries(onBytes: OnBytes = () => undefined) {
    const source = Readable.toWeb(Readable.from(read(onBytes))) as ReadableStream<Uint8Array>
    try {
      yield* readTar(path, isEncrypted ? await decrypt(path, source, keys) : source)
    } catch (error) {
      throw asBroken(path, error)
    }
  }

  return {
    path,
    bytes,
    sha256,
    signer: signer?.line,
    isEncrypted,
    authenticate: async (onBytes = () => undefined) => {
      for await (const _ of read(onBytes));
    },
    entries,
    [Symbol.asyncDispose]: () => file.close(),
  }
}
