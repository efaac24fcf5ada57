import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { documentFacts } from './present-media.ts'

registerMessages('EN', en)

test('a document has the host’s facts, and the fixed size only where the host tells none', () => {
  expect(documentFacts({ type: 'PDF', bytes: 1_234_567, pages: 14 }, 'EN')).toEqual({
    type: 'PDF',
    size: '1.2 MB, 14 pages',
  })
  expect(documentFacts(undefined, 'EN')).toEqual({ type: 'PDF', size: '1.2MB' })
  expect(documentFacts({ type: 'PDF' }, 'EN')).toEqual({ type: 'PDF', size: '1.2MB' })
})
