import { expect, test } from 'vitest'
import { createTermChooser } from './choose-terms.ts'
import type { WordPressItem } from './read-export.ts'
import { readTermFile } from './term-table.ts'

const post = (...terms: [domain: string, slug: string, name: string][]): WordPressItem => ({
  fields: {},
  terms: terms.map(([domain, slug, name]) => ({ domain, slug, name })),
  meta: {},
  oldSlugs: [],
})

const IDS = new Map([
  ['ciidanka', 3],
  ['warar', 4],
])

const BOTH = post(
  ['category', 'warar', 'Warar'],
  ['category', 'ciidanka', 'Ciidanka'],
  ['post_tag', 'badda', 'Badda'],
)

test('without a table the first category is the subcategory, and `kinds` has the kinds', () => {
  const chooser = createTermChooser({ kinds: new Map([['ciidanka', 'army']]) })
  const chosen = chooser.choose(BOTH, IDS)
  expect(chosen).toMatchObject({ kind: 'army', subcategory: { id: 4, name: 'Warar' } })
  expect([...chosen.used]).toEqual(['category:ciidanka', 'category:warar'])
})

test('with a table the first of its terms counts, also a tag', () => {
  const terms = readTermFile('tag:badda=subcategory # Badda, 1\ncategory:warar=subcategory\r\n\n')
  const chosen = createTermChooser({ kinds: new Map(), terms }).choose(BOTH, IDS)
  expect(chosen).toEqual({
    subcategory: { id: undefined, name: 'Badda' },
    used: new Set(['tag:badda']),
  })
})

test('a tag can be a kind, and terms without a target become nothing', () => {
  const terms = readTermFile('category:warar=\ntag:badda = pressReleases')
  const chosen = createTermChooser({ kinds: new Map(), terms }).choose(BOTH, IDS)
  expect(chosen).toEqual({ kind: 'pressReleases', used: new Set(['tag:badda']) })
})

test('the table to fill in has the default targets, most posts first, and can be read', () => {
  const chooser = createTermChooser({ kinds: new Map() })
  chooser.choose(BOTH, IDS)
  chooser.choose(post(['post_tag', 'badda', 'Badda']), IDS)
  const file = chooser.file()
  expect(file.split('\n').filter((line) => !line.startsWith('#'))).toEqual([
    'tag:badda=  # Badda, 2',
    'category:warar=subcategory  # Warar, 1',
    'category:ciidanka=  # Ciidanka, 1',
    '',
  ])
  expect([...readTermFile(file)]).toEqual([['category:warar', 'subcategory']])
})

test.each(['tag:badda', 'badda=news', 'tag:badda=topic', 'tag:badda news'])(
  'the line %j is refused with its number',
  (line) => {
    expect(() => readTermFile(`# Remark\n${line}`)).toThrow(/^--terms, line 2: /)
  },
)

test('terms of a table that no post has are missing', () => {
  const terms = readTermFile('tag:dekad=subcategory\ncategory:warar=news')
  const chooser = createTermChooser({ kinds: new Map(), terms })
  chooser.choose(BOTH, IDS)
  expect(chooser.missing()).toEqual(['tag:dekad'])
})
