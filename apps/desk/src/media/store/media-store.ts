import type { Readable } from 'node:stream'
import type { ByteRange } from '@gaashaan/http/byte-range'

/** What is known of a stored file without reading it. */
export interface FileFacts {
  /** In bytes. */
  readonly size: number
  readonly modified: Date
  /** A strong validator with its quotes (RFC 9110 §8.8.3): another content has another one. */
  readonly tag: string
}

export interface ListedFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
}

/**
 * Where the media's files are: flat, by their names, each written whole or not at all. Who may have
 * a file is not the store's business. Every method rejects with `StoreAway` when the store cannot be
 * reached, refuses, or takes too long.
 */
export interface MediaStore {
  /** Where it is, in words for the operator; nothing secret. */
  readonly place: string
  /** Resolves when the store has the file for good; in the place of one of that name. */
  put(name: string, data: Uint8Array): Promise<void>
  /** `undefined` when there is no such file. */
  facts(name: string): Promise<FileFacts | undefined>
  /**
   * The bytes of a file, or a range of them that is in it; `undefined` when there is no such file. A
   * store that fails in the middle destroys the stream with `StoreAway`.
   */
  read(name: string, range?: ByteRange): Promise<Readable | undefined>
  /** Every file whose name begins with the prefix. */
  list(beginning: string): AsyncIterable<ListedFile>
  /** Removes files; those that are not there are no error. */
  remove(names: readonly string[]): Promise<void>
  /** Makes the place of the first file, where there is none. */
  prepare(): Promise<void>
  /** Resolves when the store answers and may be used. */
  check(): Promise<void>
}

/** The whole of a stored file; `undefined` when there is none. */
export async function readWhole(store: MediaStore, name: string): Promise<Buffer | undefined> {
  const stream = await store.read(name)
  return stream && Buffer.concat(await stream.toArray())
}
