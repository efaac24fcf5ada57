import { postExamples } from '@gaashaan/contract/examples/index'
import { expect, test } from 'vitest'
import { readableAt } from './validate-response.ts'

const good = (data: unknown) => ({ success: true, data })

test('an answer is told from another call’s by what stands at its address', () => {
  const one = good(postExamples.typical)
  const list = good([postExamples.typical])
  expect(readableAt('/api/posts/public/7?language=SO')(one)).toBe(true)
  expect(readableAt('/api/posts/public/7?language=SO')(list)).toBe(false)
  expect(readableAt('/api/posts/public/latest?category_id=1')(list)).toBe(true)
  expect(readableAt('/api/posts/public/latest?category_id=1')(one)).toBe(false)
  expect(readableAt('/api/posts/public/latest')({ data: { data: [postExamples.typical] } })).toBe(
    true,
  )
  expect(readableAt('/api/posts/public/latest')(null)).toBe(false)
})
