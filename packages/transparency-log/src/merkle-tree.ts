import { createHash } from 'node:crypto'
import { HASH_BYTES, newTiles, type ReadTile, TILE_WIDTH, type Tile, tileWith } from './tile.ts'

/** Levels of the binary tree in one level of tiles. */
const TILE_HEIGHT = Math.log2(TILE_WIDTH)

const LEAF_PREFIX = Buffer.of(0)
const NODE_PREFIX = Buffer.of(1)

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** The hash of an entry (RFC 6962 §2.1). */
export const leafHash = (entry: Uint8Array): Buffer => sha256(LEAF_PREFIX, entry)

/** The hash of two subtrees (RFC 6962 §2.1). */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer =>
  sha256(NODE_PREFIX, left, right)

/** The root of a tree without entries (RFC 6962 §2.1). */
export const EMPTY_ROOT = sha256()

/** The hashes that stand one after another in a tile. */
export function hashesOf(bytes: Uint8Array): Buffer[] {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: bytes.length / HASH_BYTES }, (_, index) =>
    all.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES),
  )
}

/** The root of a full binary subtree, whose hashes are a power of two. */
function fullRoot(hashes: readonly Buffer[]): Buffer {
  let row = hashes
  while (row.length > 1) {
    row = row.flatMap((hash, index) => (index % 2 ? [nodeHash(row[index - 1] ?? hash, hash)] : []))
  }
  return row[0] ?? EMPTY_ROOT
}

/** The largest power of two below a number of entries: the left subtree has so many (RFC 6962 §2.1). */
export const leftSize = (count: number): number => 2 ** Math.ceil(Math.log2(count) - 1)

/** A Merkle tree (RFC 6962 §2.1) of some size, whose hashes are in tiles. */
export interface MerkleTree {
  readonly root: () => Promise<Buffer>
  /** The proof that the entry of an index is in the tree: the sibling's hash first (RFC 6962 §2.1.1). */
  readonly inclusionProof: (index: number) => Promise<Buffer[]>
  /** The proof that the tree begins with the one of a former size, at least 1 (RFC 6962 §2.1.2). */
  readonly consistencyProof: (formerSize: number) => Promise<Buffer[]>
}

/** The tree of this size. Reads each tile once; rejects where one cannot be read. */
export function merkleTree(size: number, readTile: ReadTile): MerkleTree {
  const tiles = new Map<string, Promise<Buffer[]>>()

  const hashesIn = (tile: Tile): Promise<Buffer[]> => {
    const key = `${tile.level}/${tile.index}`
    const hashes = tiles.get(key) ?? readTile(tile).then(hashesOf)
    tiles.set(key, hashes)
    return hashes
  }

  /** The root of the full subtree of `count` entries, a power of two, that begins with an entry. */
  const fullSubtree = async (begin: number, count: number): Promise<Buffer> => {
    const level = Math.floor(Math.log2(count) / TILE_HEIGHT)
    const span = TILE_WIDTH ** level
    const hashes = await hashesIn(tileWith(level, begin / span, size))
    const first = (begin / span) % TILE_WIDTH
    return fullRoot(hashes.slice(first, first + count / span))
  }

  /** The root of the entries from `begin` to before `end`. */
  const subtree = async (begin: number, end: number): Promise<Buffer> => {
    const count = end - begin
    if (count === 0) return EMPTY_ROOT
    if (Number.isInteger(Math.log2(count))) return fullSubtree(begin, count)
    const middle = begin + leftSize(count)
    return nodeHash(await subtree(begin, middle), await subtree(middle, end))
  }

  const inclusion = async (index: number, begin: number, end: number): Promise<Buffer[]> => {
    if (end - begin === 1) return []
    const middle = begin + leftSize(end - begin)
    return index < middle
      ? [...(await inclusion(index, begin, middle)), await subtree(middle, end)]
      : [...(await inclusion(index, middle, end)), await subtree(begin, middle)]
  }

  /** `isWhole`: whoever verifies the proof knows the root of the former tree, if this subtree is all of it. */
  const consistency = async (former: number, begin: number, end: number, isWhole: boolean) => {
    if (former === end) return isWhole ? [] : [await subtree(begin, end)]
    const middle = begin + leftSize(end - begin)
    const proof: Buffer[] =
      former <= middle
        ? await consistency(former, begin, middle, isWhole)
        : await consistency(former, middle, end, false)
    const sibling = former <= middle ? subtree(middle, end) : subtree(begin, middle)
    return [...proof, await sibling]
  }

  return {
    root: () => subtree(0, size),
    inclusionProof: (index) => inclusion(index, 0, size),
    consistencyProof: (formerSize) => consistency(formerSize, 0, size, true),
  }
}

/**
 * The tiles that a tree gains with further entries, whose hashes these are, in the order in which they
 * can be written: who reads a level finds the tiles of the levels below.
 */
export async function grow(
  size: number,
  leaves: readonly Buffer[],
  readTile: ReadTile,
): Promise<{ readonly tile: Tile; readonly bytes: Buffer }[]> {
  const written = new Map<string, Buffer>()
  const grown = []
  for (const tile of newTiles(size, size + leaves.length)) {
    const first = tile.index * TILE_WIDTH
    const former = tileWith(tile.level, first, size)
    const before = former.width > 0 ? hashesOf(await readTile(former)) : []
    const hashes = Array.from({ length: tile.width }, (_, place) => {
      const known = before[place]
      if (known) return known
      if (tile.level === 0) return leaves[first + place - size] ?? EMPTY_ROOT
      return fullRoot(hashesOf(written.get(`${tile.level - 1}/${first + place}`) ?? EMPTY_ROOT))
    })
    const bytes = Buffer.concat(hashes)
    written.set(`${tile.level}/${tile.index}`, bytes)
    grown.push({ tile, bytes })
  }
  return grown
}
