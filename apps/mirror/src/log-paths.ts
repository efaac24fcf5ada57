import { sizeIn } from '@gaashaan/transparency-log/checkpoint'
import { merkleTree } from '@gaashaan/transparency-log/merkle-tree'
import {
  bundlePath,
  HASH_BYTES,
  newTiles,
  type ReadTile,
  recordsPath,
  TILE_WIDTH,
  tilePath,
  tileWith,
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

/**
 * Whether the site's log goes on from a former checkpoint. After a restore it may be a shorter one, or have
 * other entries at the same places.
 */
export async function continuesLog(read: ReadSite, former: string, now: string): Promise<boolean> {
  if (former === '') return true
  const [origin, , root] = former.split('\n')
  if (!now.startsWith(`${origin}\n`) || sizeIn(now) < sizeIn(former)) return false
  const readTile: ReadTile = async ({ level, index, width }) => {
    const tile = tileWith(level, index * TILE_WIDTH, sizeIn(now))
    const { body } = await read(`/log/${tilePath(tile)}`)
    return body.subarray(0, width * HASH_BYTES)
  }
  const tree = merkleTree(sizeIn(former), readTile)
  return Buffer.from(await tree.root()).toString('base64') === root
}
