import { expect, test } from 'vitest'
import { mediaTypeOf } from './media-type.ts'

test.each([
  ['/media/boat.jpg', 'image/jpeg'],
  ['https://files.example/A.PDF?x=1', 'application/pdf'],
  ['/media/a.constructor', 'application/octet-stream'],
  ['/media/a', 'application/octet-stream'],
])('%s is %s', (address, type) => {
  expect(mediaTypeOf(address)).toBe(type)
})
