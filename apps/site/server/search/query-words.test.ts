import { expect, test } from 'vitest'
import { queryWords } from './query-words.ts'

test('a query has each significant word once, up to a maximum', () => {
  expect(queryWords('Ciidanka iyo ciidanka oo Badda', 8)).toEqual(['cidanka', 'bada'])
  expect(queryWords('iyo ka', 8)).toEqual(['iyo', 'ka'])
  expect(queryWords('a1 b2 c3', 2)).toEqual(['a1', 'b2'])
  expect(queryWords('"*() -', 8)).toEqual([])
})
