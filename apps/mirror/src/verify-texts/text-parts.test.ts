import { MAX_TEXTS_OF_MARK, type MirroredText } from '@gaashaan/contract/texts/mirrored-text'
import { rowMarks, textRows } from '@gaashaan/contract/texts/text-marks'
import { expect, test } from 'vitest'
import { openMirrorFolder } from '../mirror-folder.ts'
import { temporaryFolder } from '../testing/fake-site.ts'
import { openTextParts } from './text-parts.ts'

const TEXT: MirroredText = {
  versions: [],
  page: { file: 'a.so.html', title: 'laba afar lix', body: '' },
}
const [MARK = 0] = rowMarks(textRows(['laba', 'afar', 'lih']))

test('words that too many texts have lead to none of them', () => {
  const parts = openTextParts(openMirrorFolder(temporaryFolder()), [])
  for (let id = 1; id <= MAX_TEXTS_OF_MARK; id += 1) parts.change(`so-${id}`, () => TEXT)
  parts.list()
  expect(parts.withMark(MARK)).toHaveLength(MAX_TEXTS_OF_MARK)
  parts.change('so-1000', () => TEXT)
  parts.list()
  parts.change('so-1', () => ({ versions: [] }))
  parts.list()
  expect(parts.withMark(MARK)).toEqual([])
})
