import { expect, test } from 'vitest'
import { lineOf } from './console-to-log.ts'

test('words and errors that a library writes are a line, other values are not', () => {
  const error = new Error('away')
  const said = lineOf(['\u001b[31m⨯\u001b[0m', 'failed', { email: 'qarsoodi' }, error])
  expect(said).toEqual({ msg: '⨯ failed', err: error })
  expect(lineOf([{ email: 'qarsoodi' }])).toEqual({ msg: 'A library wrote something' })
  expect(lineOf(['x'.repeat(1_000)]).msg).toHaveLength(300)
})
