import {
  bundlePath,
  newTiles,
  recordsPath,
  TILE_WIDTH,
  tilePath,
} from '@gaashaan/transparency-log/tile'
import type { ReadSite, SiteAnswer } from './read-site.ts'

/** The files of a site's transparency log. */
export interface LogFiles {
  /** The log's name; `undefined` for a site without a log. */
  readonly origin: string | undefined
  /** The signed checkpoint; empty for a site without a log. */
  readonly checkpoint: string
  readonly paths: readonly string[]
  /** What was read of them already. */
  readonly answers: ReadonlyMap<string, SiteAnswer>
}

const HEAD_PATHS = ['/log/checkpoint', '/log/keys']

/** Reads the log's checkpoint, and names all files of a log of that size. */
export async function readLogPaths(read: ReadSite): Promise<LogFiles> {
  const answers = new Map<string, SiteAnswer>()
  for (const path of HEAD_PATHS) answers.set(path, await read(path))
  const [checkpoint, keys] = HEAD_PATHS.map((path) => answers.get(path))
  if (checkpoint?.status !== 200 || keys?.status !== 200) {
    return { origin: undefined, checkpoint: '', paths: [], answers: new Map() }
  }
  const note = checkpoint.body.toString()
  const [origin, digits] = note.split('\n')
  const size = Number(digits)
  const paths = newTiles(0, size).map(tilePath)
  for (let index = 0; index * TILE_WIDTH < size; index += 1) {
    const width = Math.min(TILE_WIDTH, size - index * TILE_WIDTH)
    paths.push(bundlePath({ index, width }), recordsPath(index))
  }
  const all = [...HEAD_PATHS, ...paths.map((path) => `/log/${path}`)]
  return { origin, checkpoint: note, paths: all, answers }
}
