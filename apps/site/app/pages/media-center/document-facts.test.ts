import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { documentFacts } from './document-facts.ts'

registerMessages('EN', en)

test('a document says what its host tells, and the fixed size only where it tells nothing', () => {
  expect(documentFacts({ type: 'PDF', bytes: 1_234_567, pages: 14 }, 'EN')).toEqual({
    type: 'PDF',
    size: '1.2 MB, 14 pages',
  })
  expect(documentFacts(undefined, 'EN')).toEqual({ type: 'PDF', size: '1.2MB' })
  expect(documentFacts({ type: 'PDF' }, 'EN')).toEqual({ type: 'PDF', size: '1.2MB' })
})
