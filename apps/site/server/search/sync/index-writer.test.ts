import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { testDocument } from '../../testing/search-index.ts'
import type { IndexDocument } from '../index-document.ts'
import { setUpIndex } from '../testing/set-up-index.ts'

const KEYS = 40
/** No word begins with another, so that each finds only its own texts. */
const WORDS = ['badda', 'ciidan', 'dugsi', 'gargaar', 'hogaan', 'jid', 'labo', 'webi'] as const
/** Enough to add, change and remove some 6,000 texts. */
const RUNS = 60

const { index, search } = setUpIndex()
/** What the index should contain. */
let expected: Map<string, IndexDocument>
let sweepId: number

beforeEach(() => {
  expected = new Map()
  sweepId = 0
})

const numbers = fc.nat({ max: KEYS - 1 })
const text = fc.record({
  number: numbers,
  words: fc.subarray([...WORDS]),
  day: fc.integer({ min: 10, max: 28 }),
})
const batches = fc.array(
  fc.oneof(
    fc.record({ upsert: fc.array(text, { minLength: 1, maxLength: 25 }) }),
    fc.record({ remove: fc.uniqueArray(numbers, { maxLength: 12 }) }),
    fc.record({ retain: fc.uniqueArray(numbers, { minLength: KEYS / 2, maxLength: KEYS }) }),
  ),
  { minLength: 1, maxLength: 12 },
)
type Batch = typeof batches extends fc.Arbitrary<(infer B)[]> ? B : never

const keyOf = (number: number) => `post ${number}`

function upsert(texts: Extract<Batch, { upsert: unknown }>['upsert']): void {
  const documents = texts.map(({ number, words, day }) => {
    const [title = ''] = words
    const date = `2026-03-${day}T09:00:00.000Z`
    const key = keyOf(number)
    return testDocument({
      key,
      path: key,
      title,
      body: words.join(' '),
      date,
      stamp: String(sweepId),
    })
  })
  index().writer.upsert(documents, sweepId)
  for (const document of documents) expected.set(document.key, document)
}

function remove(keys: readonly string[]): void {
  const count = keys.filter((key) => expected.delete(key)).length
  expect(index().writer.removeMissing('SO', 'news', [...expected.keys()])).toBe(count)
}

/** Removes everything else, as a sweep of the whole list does. */
function retainOnly(keys: readonly string[]): void {
  index().writer.markSeen('SO', keys, sweepId)
  const gone = [...expected.keys()].filter((key) => !keys.includes(key))
  expect(index().writer.removeUnseen('SO', 'news', sweepId)).toBe(gone.length)
  for (const key of gone) expected.delete(key)
}

function apply(batch: Batch): void {
  sweepId += 1
  if ('upsert' in batch) upsert(batch.upsert)
  else if ('remove' in batch) remove(batch.remove.map(keyOf))
  else retainOnly(batch.retain.map(keyOf))
}

/** The paths of a word's results on all pages. */
function resultPaths(word: string): string[] {
  const paths: string[] = []
  for (let page = 1; ; page += 1) {
    const { items } = search(word, {}, page).own
    if (items.length === 0) return paths.sort()
    paths.push(...items.map(({ to }) => to))
  }
}

test('after any batches of new, changed and removed texts, a search finds exactly the stored ones', () => {
  const property = fc.property(batches, (all) => {
    for (const batch of all) apply(batch)
    expect(index().writer.countOf('SO', 'news')).toBe(expected.size)
    for (const word of WORDS) {
      const matches = [...expected.values()].filter(({ body }) => body.includes(word))
      expect(resultPaths(word)).toEqual(matches.map(({ path }) => path).sort())
    }
    for (const [key, { stamp }] of expected)
      expect(index().writer.stampOf('SO', key)?.stamp).toBe(stamp)
  })
  fc.assert(
    property.afterEach(() => remove([...expected.keys()])),
    { numRuns: RUNS },
  )
})
