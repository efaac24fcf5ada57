import { DEFAULT_TEXTS } from '@gaashaan/contract/defaults/texts'
import { expect, test } from 'vitest'
import { formatSection, parseSection } from './section-text.ts'

const sections = Object.values(DEFAULT_TEXTS).flatMap(({ policies }) =>
  Object.values(policies).flatMap((policy) => [...policy.sections]),
)

test.each(sections)(
  'the section $heading is the same after formatting and parsing',
  ({ paragraphs, list }) => {
    expect(parseSection(formatSection({ paragraphs, list }))).toEqual({
      paragraphs,
      list: list ?? null,
    })
  },
)

test('lines of one paragraph are joined, and list items may be anywhere', () => {
  expect(parseSection('One\nline.\n- first\n* second\n\n  Two. \n\n\n')).toEqual({
    paragraphs: ['One line.', 'Two.'],
    list: ['first', 'second'],
  })
})

test('an empty text has neither paragraphs nor a list', () => {
  for (const empty of [null, undefined, '', ' \n ']) {
    expect(parseSection(empty)).toEqual({ paragraphs: [], list: null })
  }
})
