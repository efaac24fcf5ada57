import { inflateSync } from 'node:zlib'
import { LANGUAGES } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { markedBlocks } from './content/marked.ts'
import type { Block } from './content/shapes.ts'
import { PAPER_POSTS, paperName, paperOf } from './papers.ts'
import { drawPaper } from './pdf/draw-paper.ts'
import { longDate } from './pdf/long-date.ts'
import type { PaperKind } from './pdf/paper-words.ts'

const papers = Object.entries(PAPER_POSTS).flatMap(([kind, posts]) =>
  posts.flatMap((post) =>
    LANGUAGES.map((language) => ({
      name: paperName(post, language),
      paper: paperOf(kind as PaperKind, post, language),
    })),
  ),
)

const windows1252 = new TextDecoder('windows-1252')

/** The words that a PDF of ours paints, without spaces: lines break where the page's width asks. */
function paintedText(pdf: Buffer): string {
  const raw = pdf.toString('latin1')
  const streams = [...raw.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)]
  const painted = streams
    .map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'))
    .flatMap((content) => [...content.matchAll(/\[([^\]]*)\] TJ/g)])
    .flatMap(([, line = '']) => [...line.matchAll(/<([\da-f]*)>/g)])
    .map(([, hex = '']) => windows1252.decode(Buffer.from(hex, 'hex')))
  return painted.join('').replace(/\s/g, '')
}

const wordsOf = (block: Block): readonly string[] => {
  if (typeof block === 'string') return [block]
  if ('h2' in block) return [block.h2]
  return 'list' in block ? block.list : [block.quote]
}

test('file names are unique', () => {
  expect(papers).toHaveLength(80)
  expect(new Set(papers.map(({ name }) => name)).size).toBe(80)
})

test.each(papers)('$name says all that its post says', async ({ paper }) => {
  const pdf = await drawPaper(paper)
  const text = paintedText(pdf)
  const blocks = markedBlocks(paper.language, paper.text)
  for (const words of [paper.text.title, ...blocks.flatMap(wordsOf)]) {
    expect(text).toContain(words.replace(/\s/g, ''))
  }
  expect(text).toContain(longDate(paper.at, paper.language).replace(/\s/g, ''))
  expect(text).toContain('SAMPLE/TUSAALE')
  expect(text).toContain(paper.language === 'SO' ? 'Bogga1/' : 'Page1/')
  if (paper.tender) expect(text).toContain(paper.tender.reference)
})

test('a file names its language and its title, and is tagged', async () => {
  const [first] = papers
  if (!first) throw new Error('there are no papers')
  const raw = (await drawPaper(first.paper)).toString('latin1')
  expect(raw).toMatch(/^%PDF-1\.7/)
  expect(raw).toContain('/Lang (so)')
  expect(raw).toContain(`(${first.paper.text.title})`)
  expect(raw).toContain('/Marked true')
  expect(raw).toContain('/DisplayDocTitle true')
})

test('the same paper always makes the same bytes', async () => {
  const [first] = papers
  if (!first) throw new Error('there are no papers')
  const [once, again] = [await drawPaper(first.paper), await drawPaper(first.paper)]
  expect(once.equals(again)).toBe(true)
})

test('a text longer than a page goes on to the next, with heading and number', async () => {
  const [first] = papers
  if (!first) throw new Error('there are no papers')
  const body = Array.from({ length: 60 }, (_, i) => `Weer dheer oo tusaale ah, lambarka ${i}.`)
  const pdf = await drawPaper({ ...first.paper, text: { ...first.paper.text, body } })
  const text = paintedText(pdf)
  expect(text).toContain('lambarka59.')
  expect(text).toContain('Bogga2/3')
  expect(text.match(/JamhuuriyaddaFederaalkaSoomaaliya/g)).toHaveLength(3)
})

test('a date is written in the reader’s zone and language', () => {
  expect(longDate('2026-11-19T22:30:00Z', 'SO')).toBe('Noofeembar 20, 2026')
  expect(longDate('2026-08-05T11:00:00Z', 'EN')).toBe('August 5, 2026')
})
