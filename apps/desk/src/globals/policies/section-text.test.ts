import { DEFAULT_TEXTS } from '@gaashaan/contract/defaults/texts'
import { expect, test } from 'vitest'
import { readSection, writeSection } from './section-text.ts'

const sections = Object.values(DEFAULT_TEXTS).flatMap(({ policies }) =>
  Object.values(policies).flatMap((policy) => [...policy.sections]),
)

test.each(sections)('$heading is read as it was written', ({ paragraphs, list }) => {
  expect(readSection(writeSection({ paragraphs, list }))).toEqual({
    paragraphs,
    list: list ?? null,
  })
})

test('lines of one paragraph are joined, and a list may stand anywhere', () => {
  expect(readSection('One\nline.\n- first\n* second\n\n  Two. \n\n\n')).toEqual({
    paragraphs: ['One line.', 'Two.'],
    list: ['first', 'second'],
  })
})

test('a field without text has neither', () => {
  for (const empty of [null, undefined, '', ' \n ']) {
    expect(readSection(empty)).toEqual({ paragraphs: [], list: null })
  }
})
