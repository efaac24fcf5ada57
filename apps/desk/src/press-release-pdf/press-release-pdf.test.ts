import { inflateSync } from 'node:zlib'
import type { PressReleasePdf } from '@gaashaan/contract'
import { hasPrintedLetters } from '@gaashaan/contract/printed-text'
import { openSignedPdf } from '@gaashaan/transparency-log/sign-pdf'
import PDFDocument from 'pdfkit'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { richText } from '../collections/posts/rich-text.ts'
import { openPdf } from '../media/files/pdf/testing/open-pdf.ts'
import { testDesk } from '../testing/desk.ts'
import { addPost } from '../testing/documents.ts'
import { originOf, readLogHead } from '../transparency-log/log-head.ts'
import { logSigners } from '../transparency-log/log-keys.ts'
import { partsByFace, registerFaces } from './fonts.ts'

const desk = testDesk()

const TITLE = 'Wasaaraddu waxay la kulantay Erdoğan'
const at = '2026-11-20T06:00:00.000Z'

async function addRelease(title = TITLE) {
  const content = richText([{ p: 'Qoraalka oo dhan.' }])
  const so = { title, content, state: 'public' as const }
  const en = { title: null, state: 'draft' as const }
  return addPost(desk.payload, { kind: 'pressReleases', so, en, publishedAt: at })
}

async function pdfOf(id: number): Promise<Buffer> {
  const { pdf } = (await desk.data('pressReleasePdf', 'language=SO', `${id}`)) as PressReleasePdf
  return Buffer.from(pdf, 'base64')
}

/** The roles of a page's structure, in their order. */
interface StructNode {
  readonly role?: string
  readonly alt?: string
  readonly children?: readonly StructNode[]
}

const rolesOf = ({ role, children = [] }: StructNode): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesOf),
]

const altsOf = ({ alt, children = [] }: StructNode): string[] => [
  ...(alt ? [alt] : []),
  ...children.flatMap(altsOf),
]

test('a press release has a tagged PDF with its title, language, date and number', async () => {
  const { id } = await addRelease()
  const document = await openPdf(await pdfOf(id))
  const { info } = await document.getMetadata()
  expect(info).toMatchObject({ Title: TITLE, Language: 'so' })
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
  const page = await document.getPage(1)
  const tree = (await page.getStructTree()) as unknown as StructNode
  const roles = rolesOf(tree)
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
  expect(roles).toEqual(expect.arrayContaining(['Document', 'P', 'Figure', 'Link']))
  expect(altsOf(tree)[0]).toContain(`/verify?number=WG-${id}&language=SO`)
  const { text } = await extractText(document, { mergePages: true })
  expect(text).toContain('Noofeembar 20, 2026')
  expect(text).toContain(`WG-${id}`)
  expect(text).toContain('Qoraalka oo dhan.')
})

test('the same text has the same bytes', async () => {
  const { id } = await addRelease()
  expect((await pdfOf(id)).equals(await pdfOf(id))).toBe(true)
})

test('the log’s key has signed the PDF', async () => {
  const { id } = await addRelease()
  const pdf = await pdfOf(id)
  const origin = originOf(desk.payload, await readLogHead(desk.payload))
  const keys = logSigners(desk.payload, origin).map(({ verifier }) => verifier)
  expect(openSignedPdf(pdf, origin, keys)).toMatchObject({ reference: `WG-${id}`, language: 'SO' })
  pdf[100] = (pdf[100] ?? 0) ^ 1
  expect(() => openSignedPdf(pdf, origin, keys)).toThrow('was changed')
})

test('only a public press release has a PDF, in the languages in which it is public', async () => {
  const { id } = await addRelease()
  expect((await desk.call('pressReleasePdf', 'language=EN', `${id}`)).status).toBe(404)
  const news = await addPost(desk.payload, { so: { title: 'War' }, publishedAt: at })
  expect((await desk.call('pressReleasePdf', 'language=SO', `${news.id}`)).status).toBe(404)
})

test('a text with letters that no face has gets no PDF with gaps', async () => {
  const { id } = await addRelease('Ministry وزارة')
  expect((await desk.call('pressReleasePdf', 'language=SO', `${id}`)).status).toBe(404)
})

test('every letter of which the site thinks that it can be printed is in each face', () => {
  const doc = new PDFDocument({ font: '' as never })
  registerFaces(doc)
  const points = Array.from({ length: 0xffff }, (_, point) => point)
  const printed = points.map((point) => String.fromCodePoint(point)).filter(hasPrintedLetters)
  expect(printed.length).toBeGreaterThan(400)
  for (const face of ['sans', 'sans-bold', 'serif'] as const)
    partsByFace(doc, printed.join(''), face)
})

test('what nobody sees is left out on paper, and spaces and hyphens are plain', () => {
  const doc = new PDFDocument({ font: '' as never })
  registerFaces(doc)
  const text = 'Soo\u00admaa\u200bliya\u202f20\u201126\ufeff'
  expect(partsByFace(doc, text, 'sans')).toEqual([{ text: 'Soomaaliya 20-26', face: 'sans' }])
})

/** The tables of a PDF by which programs read its glyphs as text. */
function toUnicodeTables(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/FlateDecode.*?stream\n(.*?)\nendstream/gs)
  const texts = [...streams].map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')))
  return texts.map(String).filter((text) => text.includes('begincmap'))
}

test('no glyph is read as U+0000', async () => {
  const tables = toUnicodeTables(await pdfOf((await addRelease()).id))
  expect(tables.length).toBeGreaterThan(1)
  for (const table of tables) expect(table).not.toContain('[<0000>')
})
