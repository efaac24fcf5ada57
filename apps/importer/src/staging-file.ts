import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Where a value stands in a staging. */
export interface Place {
  readonly at: number
  readonly bytes: number
}

/**
 * Values on the disk that are too many for the memory: all texts of a host, of which only what is
 * needed to pair them is held. `Value` is plain JSON.
 */
export interface StagingFile {
  put(value: unknown): Place
  get(place: Place): unknown
  /** Removes the file. */
  close(): void
}

export function createStagingFile(file: string): StagingFile {
  mkdirSync(dirname(file), { recursive: true })
  const handle = openSync(file, 'w+', 0o600)
  let end = 0
  return {
    put: (value) => {
      const data = Buffer.from(JSON.stringify(value))
      const place = { at: end, bytes: data.byteLength }
      writeSync(handle, data, 0, data.byteLength, end)
      end += data.byteLength
      return place
    },
    get: ({ at, bytes }) => {
      const data = Buffer.alloc(bytes)
      readSync(handle, data, 0, bytes, at)
      return JSON.parse(data.toString())
    },
    close: () => {
      closeSync(handle)
      rmSync(file, { force: true })
    },
  }
}
