import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Position of a value in a staging file. */
export interface Position {
  readonly offset: number
  readonly bytes: number
}

/**
 * JSON values on the disk that are too many for the memory: all texts of a source, of which the memory
 * holds only what is needed to pair them. `close` removes the file.
 */
export function createStagingFile(file: string) {
  mkdirSync(dirname(file), { recursive: true })
  const handle = openSync(file, 'w+', 0o600)
  let end = 0
  return {
    put: (value: unknown): Position => {
      const data = Buffer.from(JSON.stringify(value))
      const position = { offset: end, bytes: data.byteLength }
      writeSync(handle, data, 0, data.byteLength, end)
      end += data.byteLength
      return position
    },
    get: ({ offset, bytes }: Position): unknown => {
      const data = Buffer.alloc(bytes)
      readSync(handle, data, 0, bytes, offset)
      return JSON.parse(data.toString())
    },
    close: () => {
      closeSync(handle)
      rmSync(file, { force: true })
    },
  }
}

export type StagingFile = ReturnType<typeof createStagingFile>
