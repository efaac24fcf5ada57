import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { registerMessages } from '../messages/messages.ts'
import { so } from '../messages/so.ts'
import { fileFacts } from './file-facts.ts'

registerMessages('EN', en)
registerMessages('SO', so)

test.each([
  [{ bytes: 1_234_567, pages: 14 }, '1.2 MB, 14 pages', '1.2 MB, 14 bog'],
  [{ bytes: 640, pages: 1 }, '1 KB, 1 page', '1 KB, 1 bog'],
  [{ bytes: 64_000 }, '64 KB', '64 KB'],
  [{ bytes: 999_600 }, '1 MB', '1 MB'],
  [{ bytes: 123_456_789, pages: null }, '123 MB', '123 MB'],
  [{ bytes: null, pages: 3 }, '3 pages', '3 bog'],
])('%o is shown as %s', (facts, english, somali) => {
  const file = { type: 'PDF', ...facts }
  expect([fileFacts(file, 'EN'), fileFacts(file, 'SO')]).toEqual([english, somali])
})

test('a file without size and pages has no facts', () => {
  expect([
    fileFacts(null, 'EN'),
    fileFacts(undefined, 'EN'),
    fileFacts({ type: 'PDF' }, 'EN'),
  ]).toEqual([undefined, undefined, undefined])
})
