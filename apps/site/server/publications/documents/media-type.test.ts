import { expect, test } from 'vitest'
import { mediaTypeOf } from './media-type.ts'

test.each([
  ['/media/boat.jpg', 'image/jpeg'],
  ['https://files.example/A.PDF?x=1', 'application/pdf'],
  ['/media/a.constructor', 'application/octet-stream'],
  ['/media/a', 'application/octet-stream'],
])('the media type of %s is %s', (url, type) => {
  expect(mediaTypeOf(url)).toBe(type)
})
