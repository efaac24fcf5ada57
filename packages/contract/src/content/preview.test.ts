import { expect, test } from 'vitest'
import { previewExamples, wrongPreviewShapes } from '../examples/preview.ts'
import { goodResponse, parseResponse } from '../response.ts'
import { isPreviewToken, PreviewSchema, previewLanguages } from './preview.ts'

test.each(Object.entries(previewExamples))('the %s preview is read', (_name, preview) => {
  const read = parseResponse(PreviewSchema, goodResponse(preview))
  expect(read).toMatchObject({ states: preview.states, frame_ancestor: preview.frame_ancestor })
})

test.each(wrongPreviewShapes.map((shape) => [JSON.stringify(shape).slice(0, 60), shape]))(
  'a preview like %s is refused',
  (_name, shape) => {
    expect(parseResponse(PreviewSchema, goodResponse(shape))).toBeUndefined()
  },
)

test('the languages of a preview are those with a text', () => {
  const read = parseResponse(PreviewSchema, goodResponse(previewExamples.notWritten))
  expect(read && previewLanguages(read)).toEqual(['EN'])
})

test.each([
  ['link.abc-_09', true],
  ['desk.eyJ9.abc', true],
  ['', false],
  ['link', false],
  ['link.a b', false],
  ['link.a&b', false],
  ['link./../x', false],
  [`link.${'a'.repeat(500)}`, false],
  [undefined, false],
])('%j can be a token: %s', (text, expected) => {
  expect(isPreviewToken(text)).toBe(expected)
})
