import { expect, test } from 'vitest'
import { withUpload } from '../../../testing/documents.ts'
import { richText } from '../rich-text.ts'
import { isEmptyText } from './is-empty-text.ts'

test.each([null, undefined, {}, richText([]), richText([{ p: '' }, { h2: ' ' }, { list: [''] }])])(
  'nothing is written in %j',
  (text) => expect(isEmptyText(text)).toBe(true),
)

test.each([
  richText([{ p: '' }, { p: 'Qoraal' }]),
  richText([{ list: ['kow'] }]),
  richText([{ link: { text: 'halkan', url: '/contact' } }]),
  withUpload(1),
])('something is written in %j', (text) => expect(isEmptyText(text)).toBe(false))

test('a picture alone is something', () => {
  const { root } = withUpload(1)
  expect(isEmptyText({ root: { ...root, children: root.children.slice(-1) } })).toBe(false)
})
