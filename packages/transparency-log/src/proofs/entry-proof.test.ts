import { expect, test } from 'vitest'
import { signCheckpoint } from '../checkpoint.ts'
import { encodeEntry } from '../log-entry.ts'
import { grow, leafHash, merkleTree } from '../merkle-tree.ts'
import { UntrustedNote } from '../signed-note.ts'
import { newPrivateKey, noteSigner } from '../signing-key.ts'
import { HASH_BYTES, type ReadTile } from '../tile.ts'
import { openEntryProof, writeEntryProof } from './entry-proof.ts'

const ORIGIN = 'site.example/log'
const SIZE = 300
const signer = noteSigner(ORIGIN, newPrivateKey())
const other = noteSigner(ORIGIN, newPrivateKey())

const logged = Array.from({ length: SIZE }, (_, id) =>
  encodeEntry(
    { at: '2026-05-12T06:00:00.000Z', text: String(id % 10).repeat(64) },
    {
      ...{ action: 'published', kind: 'news', id, language: 'so', reference: `WG-${id}` },
      ...{ note: 'xarfaha ñ iyo —', follows: null, files: [] },
    },
  ),
)

async function treeOf() {
  const tiles = new Map<string, Buffer>()
  const readTile: ReadTile = async ({ level, index, width }) =>
    (tiles.get(`${level}/${index}`) ?? Buffer.of()).subarray(0, width * HASH_BYTES)
  const leaves = logged.map(({ entry }) => leafHash(entry))
  for (const { tile, bytes } of await grow(0, leaves, readTile)) {
    tiles.set(`${tile.level}/${tile.index}`, bytes)
  }
  return merkleTree(SIZE, readTile)
}

async function proofOf(index: number, record = logged[index]?.record ?? null) {
  const tree = await treeOf()
  const head = { origin: ORIGIN, size: SIZE, root: await tree.root() }
  return writeEntryProof({
    ...{ index, record, entry: String(logged[index]?.entry) },
    hashes: await tree.inclusionProof(index),
    checkpoint: signCheckpoint(head, [signer]),
  })
}

const open = (file: string) => openEntryProof(file, ORIGIN, [signer.verifier])

test.each([0, 1, 255, 256, 299])(
  'the proof of entry %i shows it without the log',
  async (index) => {
    const proved = open(await proofOf(index))
    expect(proved).toMatchObject({ index, recorded: { id: index, note: 'xarfaha ñ iyo —' } })
  },
)

test('an entry is proved also after its record was erased', async () => {
  expect(open(await proofOf(7, null))).toMatchObject({ index: 7, recorded: undefined })
})

test('the lines are those of C2SP tlog-proof', async () => {
  const lines = (await proofOf(3)).split('\n')
  expect(lines[0]).toBe('c2sp.org/tlog-proof@v1')
  expect(lines[1]).toMatch(/^extra [\w+/=]+$/)
  expect(lines[2]).toBe('index 3')
  const end = lines.indexOf('')
  expect(lines.slice(3, end).every((line) => /^[\w+/]{43}=$/.test(line))).toBe(true)
  expect(lines.slice(end + 1, end + 3)).toEqual([ORIGIN, String(SIZE)])
})

test('a proof with another entry, index, hash, checkpoint or record is refused', async () => {
  const proof = await proofOf(5)
  const [, extra = ''] = /^extra (.+)$/m.exec(proof) ?? []
  const [entry = '', record = ''] = Buffer.from(extra, 'base64').toString().split('\n')
  const withExtra = (text: string) => proof.replace(extra, Buffer.from(text).toString('base64'))
  const forged = {
    entry: withExtra(`${entry.replace('5555', '5556')}\n${record}`),
    record: withExtra(`${entry}\n${record.replace('WG-5', 'WG-6')}`),
    index: proof.replace('index 5', 'index 4'),
    hash: proof.replace(/^([\w+/])([\w+/]{42}=)$/m, (_line, first, rest) =>
      first === 'A' ? `B${rest}` : `A${rest}`,
    ),
    length: proof.replace(/^[\w+/]{43}=\n/m, ''),
    size: proof.replace(`\n${SIZE}\n`, `\n${SIZE + 1}\n`),
    form: proof.replace('@v1', '@v2'),
  }
  for (const [name, file] of Object.entries(forged)) {
    expect(file, name).not.toBe(proof)
    expect(() => open(file), name).toThrow(UntrustedNote)
  }
  expect(() => openEntryProof(proof, ORIGIN, [other.verifier])).toThrow(UntrustedNote)
  expect(() => openEntryProof(proof, 'other.example/log', [signer.verifier])).toThrow(UntrustedNote)
})
