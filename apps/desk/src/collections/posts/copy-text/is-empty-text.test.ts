import { expect, test } from 'vitest'
import { textWithFile } from '../../../testing/documents.ts'
import { richText } from '../rich-text.ts'
import { isEmptyText } from './is-empty-text.ts'

test.each([null, undefined, {}, richText([]), richText([{ p: '' }, { h2: ' ' }, { list: [''] }])])(
  'The rich text %j is empty',
  (text) => expect(isEmptyText(text)).toBe(true),
)

test.each([
  richText([{ p: '' }, { p: 'Qoraal' }]),
  richText([{ list: ['kow'] }]),
  richText([{ link: { text: 'halkan', url: '/contact' } }]),
  textWithFile(1),
])('The rich text %j is not empty', (text) => expect(isEmptyText(text)).toBe(false))

test('A text of one picture is not empty', () => {
  const { root } = textWithFile(1)
  expect(isEmptyText({ root: { ...root, children: root.children.slice(-1) } })).toBe(false)
})
