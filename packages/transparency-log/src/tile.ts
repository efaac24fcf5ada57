/** Bytes of a hash: SHA-256 (C2SP tlog-tiles, "Merkle Tree"). */
export const HASH_BYTES = 32

/** Hashes of a full tile, and entries of a full bundle (C2SP tlog-tiles, "Merkle Tree", "Log entries"). */
export const TILE_WIDTH = 256

/**
 * Consecutive hashes of a Merkle tree: at level 0 those of entries, at each further level those of full
 * tiles of the level below. The last tile of a level may have less than 256 hashes.
 */
export interface Tile {
  readonly level: number
  /** The place among the tiles of its level, from 0. */
  readonly index: number
  /** The number of its hashes, 1 to 256. */
  readonly width: number
}

/** Reads the hashes of a tile, one after another. Rejects where the log has no such tile. */
export type ReadTile = (tile: Tile) => Promise<Uint8Array>

const GROUP = 1_000

/** The path elements of an index: three digits each, all but the last after an `x`. */
function indexPath(index: number): string {
  const groups = [String(index % GROUP).padStart(3, '0')]
  for (let rest = Math.floor(index / GROUP); rest > 0; rest = Math.floor(rest / GROUP)) {
    groups.unshift(`x${String(rest % GROUP).padStart(3, '0')}`)
  }
  return groups.join('/')
}

const widthSuffix = (width: number) => (width === TILE_WIDTH ? '' : `.p/${width}`)

/** The path of a tile below the log's prefix: `tile/0/x001/234.p/17` (C2SP tlog-tiles, "Merkle Tree"). */
export function tilePath({ level, index, width }: Tile): string {
  return `tile/${level}/${indexPath(index)}${widthSuffix(width)}`
}

/** The path of the bundle with the entries of a tile of level 0 (C2SP tlog-tiles, "Log entries"). */
export function bundlePath({ index, width }: Pick<Tile, 'index' | 'width'>): string {
  return `tile/entries/${indexPath(index)}${widthSuffix(width)}`
}

/** The path elements of a tile's or bundle's place, as the two functions above write them. */
const PLACE = /^((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/

/** The place in the last elements of a path; `undefined` for what no tile has. */
function parsePlace(text: string): Pick<Tile, 'index' | 'width'> | undefined {
  const [, groups, width = String(TILE_WIDTH)] = PLACE.exec(text) ?? []
  if (groups === undefined) return undefined
  const place = { index: Number(groups.replaceAll(/[x/]/g, '')), width: Number(width) }
  // One path for one tile: neither `x000/001` nor `001.p/256`.
  return Number.isSafeInteger(place.index) &&
    indexPath(place.index) + widthSuffix(place.width) === text
    ? place
    : undefined
}

/** The tile at a path below the log's prefix; `undefined` for any other path. */
export function parseTilePath(path: string): Tile | undefined {
  const [, level, place = ''] = /^tile\/(0|[1-9]\d?)\/(.+)$/.exec(path) ?? []
  const parsed = parsePlace(place)
  return parsed && { level: Number(level), ...parsed }
}

/** The place of the bundle at a path below the log's prefix; `undefined` for any other path. */
export const parseBundlePath = (path: string): Pick<Tile, 'index' | 'width'> | undefined =>
  path.startsWith('tile/entries/') ? parsePlace(path.slice('tile/entries/'.length)) : undefined

/** The path of the records of a bundle's entries, which the standard does not have: `records/x001/234`. */
export const recordsPath = (index: number): string => `records/${indexPath(index)}`

/** The index at a path of records below the log's prefix; `undefined` for any other path. */
export function parseRecordsPath(path: string): number | undefined {
  const place = path.startsWith('records/') ? parsePlace(path.slice('records/'.length)) : undefined
  return place?.width === TILE_WIDTH ? place.index : undefined
}

/** The path of an entry's proof below the log's prefix, which tlog-tiles does not have. */
export const proofPath = (index: number): string => `proof/${index}.tlog-proof`

/** The index at a path of a proof below the log's prefix; `undefined` for any other path. */
export function parseProofPath(path: string): number | undefined {
  const [, digits] = /^proof\/(0|[1-9]\d{0,14})\.tlog-proof$/.exec(path) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** How many hashes a level has in a tree of this size; the hashes of tiles that are not full do not count. */
function hashCount(level: number, size: number): number {
  return Math.floor(size / TILE_WIDTH ** level)
}

/** The tile of a tree of this size that has a hash, by the hash's place in its level. */
export function tileWith(level: number, hashIndex: number, size: number): Tile {
  const index = Math.floor(hashIndex / TILE_WIDTH)
  const width = Math.min(TILE_WIDTH, hashCount(level, size) - index * TILE_WIDTH)
  return { level, index, width }
}

/** All tiles of a tree of this size that a tree of the former size does not have, from level 0 on. */
export function newTiles(formerSize: number, size: number): Tile[] {
  const tiles: Tile[] = []
  for (let level = 0; hashCount(level, size) > 0; level++) {
    const [first, end] = [hashCount(level, formerSize), hashCount(level, size)]
    for (let hash = first; hash < end; ) {
      const tile = tileWith(level, hash, size)
      tiles.push(tile)
      hash = (tile.index + 1) * TILE_WIDTH
    }
  }
  return tiles
}
