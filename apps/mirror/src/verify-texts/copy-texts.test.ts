import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  FINGERPRINT_PARTS,
  type FingerprintsPart,
  fingerprintsPart,
  PARTS_FOLDER,
  partData,
  type TextsPart,
  textFingerprints,
  textsPart,
} from '@gaashaan/contract/texts/mirrored-text'
import { hashFingerprint } from '@gaashaan/contract/texts/text-fingerprints'
import { parseManifest } from '@gaashaan/transparency-log/mirror-manifest'
import { expect, test } from 'vitest'
import { type FakeAnswer, pageHtml, startFakeSite, temporaryFolder } from '../testing/fake-site.ts'

const ARTICLE = '/resources/NewsDetail/war-7?language=SO'
const BODY = '<p>Ciidanka Badda oo kordhiyay ilaalinta xeebta.</p><p>Afar doomood ayaa gaaray.</p>'
const WORDS = 'Ciidanka Badda oo kordhiyay ilaalinta xeebta. Afar doomood ayaa gaaray.'

/** A site with one article and its log, and a mirror of it. */
async function mirrored() {
  const answers = new Map<string, FakeAnswer>([
    ['/?language=SO', { body: pageHtml('SO', 'Bogga Hore'), tags: ['settings'] }],
    [ARTICLE, { body: pageHtml('SO', '<h1>War</h1>'), tags: ['post:7'] }],
    ['/mirror-check.js', { body: 'check()' }],
  ])
  const site = await startFakeSite(answers)
  await site.log.publish(7, 'War', BODY)
  const folder = temporaryFolder()
  await site.mirror(folder)
  const part = <Part>(name: string) =>
    partData(readFileSync(join(folder, PARTS_FOLDER, `${name}.js`), 'utf8')) as Part
  let version = 1
  return {
    ...{ answers, site, folder },
    text: (key: string) => part<TextsPart>(textsPart(key))[key],
    keys: (fingerprint: number) =>
      part<FingerprintsPart>(fingerprintsPart(fingerprint))[fingerprint] ?? [],
    /** Everything that the parts have, as one text. */
    everything: () =>
      readdirSync(join(folder, PARTS_FOLDER, 'texts'))
        .map((file) => readFileSync(join(folder, PARTS_FOLDER, 'texts', file), 'utf8'))
        .join(''),
    renew: async (...tags: string[]) => {
      version += 1
      Object.assign(site.content, { version: String(version), tags })
      await site.mirror(folder)
    },
  }
}

test('a text, its entry in the log and each of its fingerprints are in the parts', async () => {
  const { text, keys, folder } = await mirrored()
  const found = text('so-7')
  expect(found?.page).toEqual({
    file: 'resources/NewsDetail/war-7.so.html',
    title: 'War',
    body: WORDS,
  })
  expect(found?.versions).toEqual([
    expect.objectContaining({ index: 1, action: 'published', files: [] }),
  ])
  for (const fingerprint of found ? textFingerprints('so-7', found) : [])
    expect(keys(fingerprint)).toEqual(['so-7'])
  expect(readdirSync(join(folder, PARTS_FOLDER, 'fingerprints'))).toHaveLength(FINGERPRINT_PARTS)
})

test('a text that has changed is found by its new words, and no longer by the former ones', async () => {
  const { answers, site, text, keys, renew } = await mirrored()
  const former = text('so-7')
  await site.log.publish(7, 'War', '<p>Laba doomood oo kale ayaa maanta ka baxay dekedda.</p>')
  answers.set(ARTICLE, { body: pageHtml('SO', '<h1>War</h1> Laba'), tags: ['post:7'] })
  await renew('post:7')
  const changed = text('so-7')
  expect(changed?.versions.map(({ index }) => index)).toEqual([1, 2])
  const [before, now] = [former, changed].map((each) => each && textFingerprints('so-7', each))
  const lost = [...(before ?? [])].filter((fingerprint) => !now?.has(fingerprint))
  expect(lost.length).toBeGreaterThan(0)
  for (const fingerprint of lost) expect(keys(fingerprint)).toEqual([])
  for (const fingerprint of now ?? []) expect(keys(fingerprint)).toEqual(['so-7'])
})

test('a withdrawn text stays, with what the log says of it', async () => {
  const { site, text, renew } = await mirrored()
  await site.log.withdraw(7)
  await renew()
  expect(text('so-7')?.versions.map(({ action }) => action)).toEqual(['published', 'withdrawn'])
})

test('of a removed text that was erased from the log, its hash and day stay and nothing else', async () => {
  const { answers, site, text, keys, everything, renew } = await mirrored()
  const fingerprint = hashFingerprint(text('so-7')?.versions[0]?.text ?? '')
  expect(keys(fingerprint)).toEqual(['so-7'])
  await site.log.remove(7)
  site.log.records.fill(null, 1)
  answers.delete(ARTICLE)
  await renew('post:7', 'removal')
  expect(text('so-7')).toBeUndefined()
  expect(everything()).not.toMatch(/War"|doomood|war-7/)
  expect(keys(fingerprint)).toEqual(['log-1', 'log-2'])
  expect(text('log-1')?.versions).toEqual([
    expect.objectContaining({ index: 1, action: 'removed', note: '', files: [] }),
  ])
})

test('parts in which nothing has changed are not written again', async () => {
  const { folder, renew } = await mirrored()
  const listed = () =>
    parseManifest(readFileSync(join(folder, 'mirror.json')))
      .files.filter(({ path }) => path.startsWith(PARTS_FOLDER))
      .map(({ path, sha256 }) => `${path} ${sha256}`)
      .sort()
  const before = listed()
  await renew('settings')
  expect(listed()).toEqual(before)
})

test('a mirror of a site without the script has no parts', async () => {
  const site = await startFakeSite(new Map([['/?language=SO', { body: pageHtml('SO', '') }]]))
  const folder = temporaryFolder()
  await site.mirror(folder)
  expect(readdirSync(folder)).not.toContain(PARTS_FOLDER)
})
