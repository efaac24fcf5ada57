import type { Language } from '@gaashaan/contract'
import { mogadishuClock } from '@gaashaan/contract/mogadishu-time'
import PDFDocument from 'pdfkit'
import { mapMissingGlyph, registerFaces } from './fonts.ts'
import { drawFeet, drawLetterhead, MARGINS } from './letterhead.ts'
import { pdfMessages } from './messages.ts'
import type { TextBlock } from './text-blocks.ts'
import { structureOf } from './write-blocks.ts'

/** What a press release says on paper. */
export interface PressRelease {
  readonly language: Language
  readonly title: string
  readonly reference: string
  /** ISO instants: of the first publication, and of the last change that readers were told of. */
  readonly publishedAt: string
  readonly changedAt?: string | null | undefined
  readonly blocks: readonly TextBlock[]
  /** The site's origin, and the page on which the text can be verified. */
  readonly siteUrl: string
  readonly verifyUrl: string
}

/** Chromium has no names of Somali months, and ICU's differ between versions: these are the site's. */
export function longDate(at: string, language: Language): string {
  const day = mogadishuClock(at)
  const month = pdfMessages[language].months[day.getUTCMonth()]
  return `${month} ${day.getUTCDate()}, ${day.getUTCFullYear()}`
}

/** The bytes of a PDF/UA; the same text has the same bytes. Throws `NoGlyph`. */
export async function renderPdf(release: PressRelease): Promise<Buffer> {
  const { language, title, publishedAt, changedAt } = release
  const messages = pdfMessages[language]
  const doc = new PDFDocument({
    size: 'A4',
    margins: MARGINS,
    pdfVersion: '1.7',
    // `@types/pdfkit` is older than this subset.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: language === 'SO' ? 'so' : 'en',
    displayTitle: true,
    bufferPages: true,
    font: '' as never,
    info: {
      Title: title,
      Author: messages.ministry,
      Subject: `${messages.kind} ${release.reference}`,
      Producer: 'Gaashaan',
      Creator: 'Gaashaan',
      CreationDate: new Date(publishedAt),
      ModDate: new Date(changedAt ?? publishedAt),
    },
  })
  const chunks: Buffer[] = []
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.on('end', resolve)
  doc.on('error', reject)
  registerFaces(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const head = drawLetterhead(doc, release)
  for (const part of [...head, ...structureOf(doc, release.blocks, release.siteUrl)]) root.add(part)
  drawFeet(doc, release, root)
  root.end()
  mapMissingGlyph(doc)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
