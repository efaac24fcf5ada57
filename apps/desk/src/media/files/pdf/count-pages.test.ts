import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { pdfBytes } from '../../../testing/documents.ts'
import { countPages } from './count-pages.ts'

/** Reads a PDF that PDFKit wrote: `pages-1`, `pages-2`, `pages-14`, or `locked` with a password. */
const readPdf = (name: string) => readFile(new URL(`testing/${name}.pdf`, import.meta.url))

test.each([1, 2, 14])('the %d pages of a PDF are counted', async (pages) => {
  expect(await countPages(await readPdf(`pages-${pages}`))).toBe(pages)
  expect(await countPages(pdfBytes(pages))).toBe(pages)
})

test('files that arrive together are read one after another', async () => {
  const files = await Promise.all([14, 1, 2].map((pages) => readPdf(`pages-${pages}`)))
  expect(await Promise.all(files.map(countPages))).toEqual([14, 1, 2])
})

test('a PDF that asks for a password is refused with a sentence', async () => {
  await expect(countPages(await readPdf('locked'))).rejects.toThrow(/password/)
})

test('bytes that only begin and end like a PDF are refused', async () => {
  await expect(countPages(Buffer.from('%PDF-1.7\nnothing\nxref\n%%EOF'))).rejects.toThrow(/damaged/)
})
