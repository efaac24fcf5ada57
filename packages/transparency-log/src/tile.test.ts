import { expect, test } from 'vitest'
import {
  bundlePath,
  newTiles,
  parseBundlePath,
  parseProofPath,
  parseRecordsPath,
  parseTilePath,
  proofPath,
  recordsPath,
  tilePath,
  tileWith,
} from './tile.ts'

test.each([
  [{ level: 0, index: 0, width: 256 }, 'tile/0/000'],
  [{ level: 0, index: 1_234_067, width: 256 }, 'tile/0/x001/x234/067'],
  [{ level: 1, index: 1_000, width: 17 }, 'tile/1/x001/000.p/17'],
  [{ level: 2, index: 999, width: 1 }, 'tile/2/999.p/1'],
])('the tile %o is at %s', (tile, path) => {
  expect(tilePath(tile)).toBe(path)
})

test('the entries of a tile are in a bundle of the same index and width', () => {
  expect(bundlePath({ index: 1_234_067, width: 8 })).toBe('tile/entries/x001/x234/067.p/8')
})

test('a tree of 70,000 entries has the tiles of the example in C2SP tlog-tiles', () => {
  const tiles = newTiles(0, 70_000)
  const byLevel = [0, 1, 2].map((level) => tiles.filter((tile) => tile.level === level))
  expect(byLevel.map((all) => all.length)).toEqual([274, 2, 1])
  expect(byLevel.map((all) => all.at(-1)?.width)).toEqual([112, 17, 1])
  expect(tiles).toHaveLength(277)
})

test('a tree gains only the tiles that the further entries change', () => {
  expect(newTiles(255, 256).map(tilePath)).toEqual(['tile/0/000', 'tile/1/000.p/1'])
  expect(newTiles(256, 257).map(tilePath)).toEqual(['tile/0/001.p/1'])
  expect(newTiles(300, 300)).toEqual([])
})

test('a hash is in the tile that the tree has of its place', () => {
  expect(tileWith(0, 300, 301)).toEqual({ level: 0, index: 1, width: 45 })
  expect(tileWith(1, 0, 600)).toEqual({ level: 1, index: 0, width: 2 })
})

test.each([
  [{ level: 0, index: 0, width: 1 }],
  [{ level: 3, index: 999, width: 256 }],
  [{ level: 10, index: 1_234_067, width: 17 }],
])('the path of %j leads back to it', (tile) => {
  expect(parseTilePath(tilePath(tile))).toEqual(tile)
  expect(parseBundlePath(bundlePath(tile))).toEqual({ index: tile.index, width: tile.width })
})

test.each([
  'tile/0/1',
  'tile/0/x000/001',
  'tile/0/001.p/0',
  'tile/0/001.p/256',
  'tile/0/001.p/',
  'tile/0/001/',
  'tile/-1/001',
  `tile/0/${'x999/'.repeat(9)}999`,
  'checkpoint',
])('%s is the path of no tile', (path) => {
  expect(parseTilePath(path)).toBeUndefined()
  expect(parseBundlePath(path.replace('/0/', '/entries/'))).toBeUndefined()
})

test('the records of a bundle have a path of their own', () => {
  expect(recordsPath(1_234_067)).toBe('records/x001/x234/067')
  expect(parseRecordsPath('records/x001/x234/067')).toBe(1_234_067)
  expect(parseRecordsPath('records/067.p/17')).toBeUndefined()
  expect(parseRecordsPath('tile/entries/067')).toBeUndefined()
})

test('one path names one proof', () => {
  expect(parseProofPath(proofPath(70_000))).toBe(70_000)
  for (const path of [
    'proof/07.tlog-proof',
    'proof/-1.tlog-proof',
    'proof/7',
    'proof/.tlog-proof',
  ]) {
    expect(parseProofPath(path), path).toBeUndefined()
  }
})
