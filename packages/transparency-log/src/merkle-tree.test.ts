import { expect, test } from 'vitest'
import { EMPTY_ROOT, grow, leafHash, merkleTree, nodeHash } from './merkle-tree.ts'
import { provesConsistency, provesInclusion } from './proofs/proof.ts'
import { type ReadTile, tilePath } from './tile.ts'

/** The entries and the roots of the reference implementation of RFC 6962. */
const ENTRIES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657']
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
]

/** A log in memory that keeps the tiles of every size that it had. */
function memoryLog() {
  const tiles = new Map<string, Buffer>()
  let size = 0
  const readTile: ReadTile = async (tile) => {
    const bytes = tiles.get(tilePath(tile))
    if (!bytes) throw new Error(`no ${tilePath(tile)}`)
    return bytes
  }
  const append = async (entries: readonly Buffer[]) => {
    for (const { tile, bytes } of await grow(size, entries.map(leafHash), readTile)) {
      tiles.set(tilePath(tile), bytes)
    }
    size += entries.length
  }
  return { tiles, append, tree: (of = size) => merkleTree(of, readTile) }
}

const entry = (index: number) => Buffer.from(`entry ${index}`)
const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(index))

/** The root of all entries, by the definition of RFC 6962 §2.1. */
function definedRoot(leaves: readonly Buffer[]): Buffer {
  if (leaves.length < 2) return leaves[0] ?? EMPTY_ROOT
  let middle = 1
  while (middle * 2 < leaves.length) middle *= 2
  return nodeHash(definedRoot(leaves.slice(0, middle)), definedRoot(leaves.slice(middle)))
}

test('the roots are those of the reference implementation', async () => {
  const log = memoryLog()
  const roots = [await log.tree().root()]
  for (const hex of ENTRIES) {
    await log.append([Buffer.from(hex, 'hex')])
    roots.push(await log.tree().root())
  }
  expect(roots.map((root) => root.toString('hex'))).toEqual(ROOTS)
})

test('a tree that grew by one entry or by many at once has the same tiles', async () => {
  const [slow, quick] = [memoryLog(), memoryLog()]
  for (const one of entries(600)) await slow.append([one])
  await quick.append(entries(3))
  await quick.append(entries(600).slice(3))
  for (const [path, bytes] of quick.tiles) expect(slow.tiles.get(path)?.equals(bytes)).toBe(true)
  expect(await quick.tree().root()).toEqual(await slow.tree().root())
})

test('a tree of three levels of tiles has the root of its definition', async () => {
  const log = memoryLog()
  const all = entries(70_000)
  await log.append(all.slice(0, 65_535))
  await log.append(all.slice(65_535))
  expect(log.tiles.get('tile/2/000.p/1')).toHaveLength(32)
  expect(await log.tree().root()).toEqual(definedRoot(all.map(leafHash)))
})

test('each entry of a tree is proved to be in it, and in none with another root', async () => {
  const log = memoryLog()
  for (const one of entries(300)) await log.append([one])
  for (const size of [1, 2, 3, 7, 8, 255, 256, 257, 300]) {
    const tree = log.tree(size)
    const root = await tree.root()
    for (let index = 0; index < size; index += 1 + Math.floor(size / 20)) {
      const proof = await tree.inclusionProof(index)
      const leaf = leafHash(entry(index))
      expect(provesInclusion({ leaf, index, size, root }, proof)).toBe(true)
      expect(provesInclusion({ leaf, index, size, root: leafHash(root) }, proof)).toBe(false)
      expect(provesInclusion({ leaf: root, index, size, root }, [...proof, root])).toBe(false)
      expect(provesInclusion({ leaf, index: index + 1, size, root }, proof)).toBe(false)
    }
  }
})

test('a proof with a changed, missing or further hash proves nothing', async () => {
  const log = memoryLog()
  await log.append(entries(300))
  const claim = { leaf: leafHash(entry(5)), index: 5, size: 300, root: await log.tree().root() }
  const proof = await log.tree().inclusionProof(5)
  for (const place of proof.keys()) {
    const changed = proof.with(place, leafHash(proof[place] ?? EMPTY_ROOT))
    expect(provesInclusion(claim, changed)).toBe(false)
    expect(provesInclusion(claim, proof.toSpliced(place, 1))).toBe(false)
  }
  expect(provesInclusion(claim, [...proof, EMPTY_ROOT])).toBe(false)
})

test('a tree is proved to begin with each former one, and with no other', async () => {
  const log = memoryLog()
  const sizes = [1, 2, 3, 4, 6, 7, 8, 255, 256, 257, 300]
  for (const one of entries(300)) await log.append([one])
  for (const [place, size] of sizes.entries()) {
    const latter = { size, root: await log.tree(size).root() }
    for (const formerSize of sizes.slice(0, place + 1)) {
      const former = { size: formerSize, root: await log.tree(formerSize).root() }
      const proof = await log.tree(size).consistencyProof(formerSize)
      expect(provesConsistency(former, latter, proof)).toBe(true)
      const other = { size: formerSize, root: leafHash(former.root) }
      expect(provesConsistency(other, latter, proof)).toBe(false)
      expect(provesConsistency(former, { size, root: other.root }, proof)).toBe(false)
      expect(provesConsistency(former, latter, [...proof, EMPTY_ROOT])).toBe(false)
    }
  }
})

test('each tree begins with an empty one, and none with a larger one', async () => {
  const [small, large] = [
    { size: 0, root: EMPTY_ROOT },
    { size: 2, root: leafHash(entry(0)) },
  ]
  expect(provesConsistency(small, large, [])).toBe(true)
  expect(provesConsistency(large, small, [])).toBe(false)
})
