import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { pdfBytes } from '../../../testing/documents.ts'
import { pagesOf } from './pdf-facts.ts'

/** A PDF as PDFKit has written it: `pages-1`, `pages-2`, `pages-14`, or `locked` with a password. */
const written = (name: string) => readFile(new URL(`testing/${name}.pdf`, import.meta.url))

test.each([1, 2, 14])('the %d pages of a PDF are counted', async (pages) => {
  expect(await pagesOf(await written(`pages-${pages}`))).toBe(pages)
  expect(await pagesOf(pdfBytes(pages))).toBe(pages)
})

test('files that come at once are read one after another', async () => {
  const files = await Promise.all([14, 1, 2].map((pages) => written(`pages-${pages}`)))
  expect(await Promise.all(files.map(pagesOf))).toEqual([14, 1, 2])
})

test('a PDF that asks for a password is refused with a sentence', async () => {
  await expect(pagesOf(await written('locked'))).rejects.toThrow(/password/)
})

test('bytes that only begin and end like a PDF are refused', async () => {
  await expect(pagesOf(Buffer.from('%PDF-1.7\nnothing\nxref\n%%EOF'))).rejects.toThrow(/damaged/)
})
