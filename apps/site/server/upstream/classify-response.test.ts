import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { hasCallData } from './classify-response.ts'

const good = (data: unknown) => ({ success: true, data })

test('a response is checked against the data of the call at its path', () => {
  const post = good(postExamples.typical)
  const list = good([postExamples.typical])
  expect(hasCallData('/api/posts/public/7?language=SO', post)).toBe(true)
  expect(hasCallData('/api/posts/public/7?language=SO', list)).toBe(false)
  expect(hasCallData('/api/posts/public/latest?category_id=1', list)).toBe(true)
  expect(hasCallData('/api/posts/public/latest?category_id=1', post)).toBe(false)
  const wrapped = { data: { data: [postExamples.typical] } }
  expect(hasCallData('/api/posts/public/latest', wrapped)).toBe(true)
  expect(hasCallData('/api/posts/public/latest', null)).toBe(false)
})
