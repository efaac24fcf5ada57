import { MAX_TEXTS_OF_FINGERPRINT, type MirroredText } from '@gaashaan/contract/texts/mirrored-text'
import { rowFingerprints, textRows } from '@gaashaan/contract/texts/text-fingerprints'
import { expect, test } from 'vitest'
import { openMirrorFolder } from '../mirror-folder.ts'
import { temporaryFolder } from '../testing/fake-site.ts'
import { MAX_PENDING_TEXTS, openTextParts } from './text-parts.ts'

const TEXT: MirroredText = {
  versions: [],
  page: { file: 'a.so.html', title: 'laba afar lix', body: '' },
}
const [FINGERPRINT = 0] = rowFingerprints(textRows(['laba', 'afar', 'lih']))

test('words that too many texts have lead to none of them', () => {
  const parts = openTextParts(openMirrorFolder(temporaryFolder()), [])
  for (let id = 1; id <= MAX_TEXTS_OF_FINGERPRINT; id += 1) parts.change(`so-${id}`, () => TEXT)
  parts.list()
  expect(parts.withFingerprint(FINGERPRINT)).toHaveLength(MAX_TEXTS_OF_FINGERPRINT)
  parts.change('so-1000', () => TEXT)
  parts.list()
  parts.change('so-1', () => ({ versions: [] }))
  parts.list()
  expect(parts.withFingerprint(FINGERPRINT)).toEqual([])
})

test('a text that changes twice in a long run is found by what it is at the end', () => {
  const parts = openTextParts(openMirrorFolder(temporaryFolder()), [])
  const titled = (title: string): MirroredText => ({
    versions: [],
    page: { file: 'a.so.html', title, body: '' },
  })
  parts.change('so-1', () => TEXT)
  for (let id = 2; id <= MAX_PENDING_TEXTS; id += 1) parts.change(`so-${id}`, () => titled(''))
  parts.change('so-1', () => titled('afar laba lix'))
  parts.list()
  expect(parts.withFingerprint(FINGERPRINT)).toEqual([])
  const [other = 0] = rowFingerprints(textRows(['afar', 'laba', 'lih']))
  expect(parts.withFingerprint(other)).toEqual(['so-1'])
})
