import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  MANIFEST_FILE,
  MANIFEST_NOTE_FILE,
  type MirrorManifest,
  manifestText,
  signManifest,
} from '../mirror-manifest.ts'
import { UntrustedNote } from '../signed-note.ts'
import { newSigner, ORIGIN, sampleSite } from '../testing/sample-site.ts'
import { bundlePath, newTiles, recordsPath, tilePath } from '../tile.ts'
import { verifyMirror } from './verify-mirror.ts'

const TIME = '2026-11-28T07:00:00.000Z'
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** A mirror of a page and a log of three entries, in memory. */
async function mirrorOf(signer = newSigner(), noteSigner = signer) {
  const site = sampleSite([signer])
  for (let id = 1; id <= 3; id += 1) await site.publish(id, `War ${id}`)
  const paths = ['checkpoint', 'keys', bundlePath({ index: 0, width: 3 }), recordsPath(0)]
  const files = new Map<string, Buffer>([['index.so.html', Buffer.from('<p>Bogga Hore</p>')]])
  for (const path of [...paths, ...newTiles(0, 3).map(tilePath)]) {
    files.set(`log/${path}`, (await site.read(`/log/${path}`)) ?? Buffer.of())
  }
  const manifest: MirrorManifest = {
    ...{ site: 'https://site.example', time: TIME, whole: TIME, build: 'b' },
    checkpoint: String(files.get('log/checkpoint')),
    files: [...files].map(([path, bytes]) => ({ path, size: bytes.length, sha256: sha256(bytes) })),
  }
  const text = [...manifestText(manifest)].join('')
  files.set(MANIFEST_FILE, Buffer.from(text))
  const note = signManifest({ origin: ORIGIN, time: TIME, sha256: sha256(text) }, [noteSigner])
  files.set(MANIFEST_NOTE_FILE, Buffer.from(note))
  return {
    files,
    signer,
    read: async (path: string) => files.get(path),
    list: () => [...files.keys()],
  }
}

test('a mirror that is as it was signed has no faults, by its own keys and by known ones', async () => {
  const mirror = await mirrorOf()
  expect((await verifyMirror(mirror)).faults).toEqual([])
  const verified = await verifyMirror(mirror, [mirror.signer.verifier.line])
  expect([verified.faults, verified.log.entries.length]).toEqual([[], 3])
})

test.each<[string, (files: Map<string, Buffer>) => void, string]>([
  [
    'changed',
    (files) => files.set('index.so.html', Buffer.from('<p>Bogga Been</p>')),
    'is another one',
  ],
  ['missing', (files) => files.delete('index.so.html'), 'The file index.so.html is missing.'],
  ['added', (files) => files.set('been.so.html', Buffer.of()), 'been.so.html is not in the list'],
])('a file that was %s is found', async (_how, forge, fault) => {
  const mirror = await mirrorOf()
  forge(mirror.files)
  expect((await verifyMirror(mirror)).faults).toEqual([expect.stringContaining(fault)])
})

test('a list that was changed, or that another key has signed, is refused', async () => {
  const mirror = await mirrorOf()
  mirror.files.set(
    MANIFEST_FILE,
    Buffer.concat([mirror.files.get(MANIFEST_FILE) ?? Buffer.of(), Buffer.from('\n')]),
  )
  await expect(verifyMirror(mirror)).rejects.toThrow('is another one than the note has signed')
  await expect(verifyMirror(await mirrorOf(newSigner(), newSigner()))).rejects.toThrow(
    UntrustedNote,
  )
  const [known] = [newSigner()]
  await expect(verifyMirror(await mirrorOf(), [known.verifier.line])).rejects.toThrow(UntrustedNote)
})

test('a mirror without a signature is told', async () => {
  const mirror = await mirrorOf()
  mirror.files.delete(MANIFEST_NOTE_FILE)
  await expect(verifyMirror(mirror)).rejects.toThrow('the mirror has no mirror.note')
})
