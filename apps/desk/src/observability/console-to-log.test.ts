import { expect, test } from 'vitest'
import { logLine } from './console-to-log.ts'

test('a library’s texts and errors are logged, other values are not', () => {
  const error = new Error('away')
  const line = logLine(['\u001b[31m⨯\u001b[0m', 'failed', { email: 'qarsoodi' }, error])
  expect(line).toEqual({ msg: '⨯ failed', err: error })
  expect(logLine([{ email: 'qarsoodi' }])).toEqual({ msg: 'A library wrote something' })
  expect(logLine(['x'.repeat(1_000)]).msg).toHaveLength(300)
})
