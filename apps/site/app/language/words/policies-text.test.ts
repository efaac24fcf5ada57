import { expect, test } from 'vitest'
import { policiesText as en } from './en/policies-text.server.ts'
import { policiesText as so } from './so/policies-text.server.ts'

const outline = ({ sections }: typeof so.privacy) =>
  sections.map(({ id, paragraphs, list }) => [id, paragraphs.length, list?.length])

test('both languages say the same sections at the same length', () => {
  expect(outline(en.privacy)).toEqual(outline(so.privacy))
  expect(outline(en.accessibility)).toEqual(outline(so.accessibility))
})
