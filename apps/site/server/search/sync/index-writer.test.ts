import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestIndex, entry, type TestIndex } from '../../testing/search-index.ts'
import type { IndexDocument } from '../index-document.ts'

const KEYS = 40
/** No word begins with another, so that each finds only its own texts. */
const WORDS = ['badda', 'ciidan', 'dugsi', 'gargaar', 'hogaan', 'jid', 'labo', 'webi'] as const
/** Some 6,000 texts are added, changed and removed by these. */
const RUNS = 60

let index: TestIndex
/** What the index is to hold. */
let held: Map<string, IndexDocument>
let seen: number

beforeEach(() => {
  index = createTestIndex()
  index.writer.setState('ready', '1')
  held = new Map()
  seen = 0
})
afterEach(() => index.close())

const numbers = fc.nat({ max: KEYS - 1 })
const text = fc.record({
  number: numbers,
  words: fc.subarray([...WORDS]),
  day: fc.integer({ min: 10, max: 28 }),
})
const batches = fc.array(
  fc.oneof(
    fc.record({ put: fc.array(text, { minLength: 1, maxLength: 25 }) }),
    fc.record({ remove: fc.uniqueArray(numbers, { maxLength: 12 }) }),
    fc.record({ keep: fc.uniqueArray(numbers, { minLength: KEYS / 2, maxLength: KEYS }) }),
  ),
  { minLength: 1, maxLength: 12 },
)
type Batch = typeof batches extends fc.Arbitrary<(infer B)[]> ? B : never

const keyOf = (number: number) => `post ${number}`

function put(texts: Extract<Batch, { put: unknown }>['put']): void {
  const entries = texts.map(({ number, words, day }) => {
    const [title = ''] = words
    const date = `2026-03-${day}T09:00:00.000Z`
    const key = keyOf(number)
    return entry({ key, path: key, title, body: words.join(' '), date, stamp: String(seen) })
  })
  index.writer.put(entries, seen)
  for (const each of entries) held.set(each.key, each)
}

function remove(keys: readonly string[]): void {
  index.writer.remove('SO', keys)
  for (const key of keys) held.delete(key)
}

/** As a comparison of the whole list does: what was not seen in it goes. */
function keepOnly(keys: readonly string[]): void {
  index.writer.touch('SO', keys, seen)
  const gone = [...held.keys()].filter((key) => !keys.includes(key))
  expect(index.writer.removeUnseen('SO', 'news', seen)).toBe(gone.length)
  for (const key of gone) held.delete(key)
}

function apply(batch: Batch): void {
  seen += 1
  if ('put' in batch) put(batch.put)
  else if ('remove' in batch) remove(batch.remove.map(keyOf))
  else keepOnly(batch.keep.map(keyOf))
}

/** The paths of all texts that a word finds, page after page. */
function found(word: string): string[] {
  const paths: string[] = []
  for (let page = 1; ; page += 1) {
    const answer = index.reader.search({ language: 'SO', text: word, page }, undefined)
    if (answer.state !== 'ready' || answer.own.items.length === 0) return paths.sort()
    paths.push(...answer.own.items.map(({ to }) => to))
  }
}

test('after any batches of new, changed and removed texts, what is found is what is there', () => {
  const followed = fc.property(batches, (all) => {
    for (const batch of all) apply(batch)
    expect(index.writer.countOf('SO', 'news')).toBe(held.size)
    for (const word of WORDS) {
      const expected = [...held.values()].filter(({ body }) => body.includes(word))
      expect(found(word)).toEqual(expected.map(({ path }) => path).sort())
    }
    for (const [key, { stamp }] of held) expect(index.writer.stampOf('SO', key)?.stamp).toBe(stamp)
  })
  fc.assert(
    followed.afterEach(() => remove([...held.keys()])),
    { numRuns: RUNS },
  )
})
