import { MAX_TEXTS_OF_FINGERPRINT, type MirroredText } from '@gaashaan/contract/texts/mirrored-text'
import { rowFingerprints, textRows } from '@gaashaan/contract/texts/text-fingerprints'
import { expect, test } from 'vitest'
import { openMirrorFolder } from '../mirror-folder.ts'
import { temporaryFolder } from '../testing/fake-site.ts'
import { openTextParts } from './text-parts.ts'

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
