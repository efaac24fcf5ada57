import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { pdfBytes } from '../testing/documents.ts'
import { pagesOf } from './pdf-facts.ts'

/** A PDF of some pages as programs write them, with a password where one is given. */
function written(pages: number, userPassword?: string): Promise<Buffer> {
  const paper = new PDFDocument({ pdfVersion: '1.7', ...(userPassword && { userPassword }) })
  const parts: Buffer[] = []
  for (let page = 1; page < pages; page += 1) paper.addPage().text(`Bogga ${page}`)
  return new Promise((resolve) => {
    paper.on('data', (part: Buffer) => parts.push(part))
    paper.on('end', () => resolve(Buffer.concat(parts)))
    paper.end()
  })
}

test.each([1, 2, 14])('the %d pages of a PDF are counted', async (pages) => {
  expect(await pagesOf(await written(pages))).toBe(pages)
  expect(await pagesOf(pdfBytes(pages))).toBe(pages)
})

test('files that come at once are read one after another', async () => {
  const files = await Promise.all([3, 1, 2].map((pages) => written(pages)))
  expect(await Promise.all(files.map(pagesOf))).toEqual([3, 1, 2])
})

test('a PDF that asks for a password is refused with a sentence', async () => {
  await expect(pagesOf(await written(1, 'sir'))).rejects.toThrow(/password/)
})

test('bytes that only begin and end like a PDF are refused', async () => {
  await expect(pagesOf(Buffer.from('%PDF-1.7\nnothing\nxref\n%%EOF'))).rejects.toThrow(/damaged/)
})
