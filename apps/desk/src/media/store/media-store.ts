import type { Readable } from 'node:stream'
import type { ByteRange } from '@gaashaan/http/byte-range'

interface FileStat {
  /** In bytes. */
  readonly size: number
  readonly modified: Date
  /** A strong validator with its quotes (RFC 9110 §8.8.3), which changes with the content. */
  readonly tag: string
}

export interface ListedFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
}

/**
 * Stores the media's files by name, without folders; each file is there whole or not at all. Who may read a
 * file is not checked here. Every method rejects with `StoreUnavailable` if the store cannot be reached,
 * refuses, or takes too long.
 */
export interface MediaStore {
  /** Where the store is, for operators; nothing secret. */
  readonly place: string
  /** Resolves when the file is stored durably; replaces a file of that name. */
  put(name: string, data: Uint8Array): Promise<void>
  /** `undefined` if there is no such file. */
  stat(name: string): Promise<FileStat | undefined>
  /**
   * The bytes of a file, or a range within it; `undefined` if there is no such file. A store that fails in
   * the middle destroys the stream with `StoreUnavailable`.
   */
  read(name: string, range?: ByteRange): Promise<Readable | undefined>
  /** Every file whose name begins with the prefix. */
  list(prefix: string): AsyncIterable<ListedFile>
  /** Removes files; a file that does not exist is no error. */
  remove(names: readonly string[]): Promise<void>
  /** Creates the folder for the first file, if there is none. */
  prepare(): Promise<void>
  /** Resolves if the store can be reached and used. */
  check(): Promise<void>
}

/** A stored file as a whole; `undefined` if there is none. */
export async function readWhole(store: MediaStore, name: string): Promise<Buffer | undefined> {
  const stream = await store.read(name)
  return stream && Buffer.concat(await stream.toArray())
}
