import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { isReadableAt } from './validate-response.ts'

const good = (data: unknown) => ({ success: true, data })

test('an answer is told from another call’s by what stands at its address', () => {
  const one = good(postExamples.typical)
  const list = good([postExamples.typical])
  expect(isReadableAt('/api/posts/public/7?language=SO')(one)).toBe(true)
  expect(isReadableAt('/api/posts/public/7?language=SO')(list)).toBe(false)
  expect(isReadableAt('/api/posts/public/latest?category_id=1')(list)).toBe(true)
  expect(isReadableAt('/api/posts/public/latest?category_id=1')(one)).toBe(false)
  expect(isReadableAt('/api/posts/public/latest')({ data: { data: [postExamples.typical] } })).toBe(
    true,
  )
  expect(isReadableAt('/api/posts/public/latest')(null)).toBe(false)
})
