import { expect, test } from 'vitest'
import { openPdf } from '../media/files/pdf/testing/open-pdf.ts'
import { renderPdf } from './render-pdf.ts'
import { textBlocks } from './text-blocks.ts'

const text = (value: string, format = 0) => ({ type: 'text', text: value, format, version: 1 })
const BREAK = { type: 'linebreak', version: 1 }
const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children })
const cell = (headerState: number, ...children: object[]) => ({
  type: 'tablecell',
  headerState,
  children,
})
const row = (...children: object[]) => ({ type: 'tablerow', children })

/** Texts on the first page of a press release of these nodes, each with its left edge in points. */
async function written(...children: object[]) {
  const pdf = await renderPdf({
    language: 'SO',
    title: 'Tusaale',
    reference: 'WG-34',
    publishedAt: '2026-11-20T06:00:00.000Z',
    blocks: textBlocks({ root: { children } }, new Map()),
    siteUrl: 'https://mod.example',
    verifyUrl: 'https://mod.example/verify?number=WG-34&language=SO',
  })
  const page = await (await openPdf(pdf)).getPage(1)
  const { items } = await page.getTextContent()
  const places = new Map(
    items.flatMap((item) =>
      'str' in item ? [[item.str.trim(), Math.round(item.transform[4])]] : [],
    ),
  )
  const roles = JSON.stringify(await page.getStructTree())
  return { left: (value: string) => places.get(value), roles }
}

test('after a line break a text goes on at its left edge', async () => {
  const { left } = await written(
    paragraph(text('Kow'), BREAK, BREAK, text('Laba '), text('saddex', 1), BREAK, text('afar')),
  )
  expect(left('Kow')).toBeGreaterThan(0)
  expect([left('Laba'), left('afar')]).toEqual([left('Kow'), left('Kow')])
  expect(left('saddex')).toBeGreaterThan(Number(left('Kow')))
})

test('a cell of a table has its paragraphs, links and letters of another face in its column', async () => {
  const link = { type: 'link', fields: { url: 'https://a.example/x' }, children: [text('xiriir')] }
  const { left, roles } = await written({
    type: 'table',
    children: [
      row(cell(1, paragraph(text('Degmo'))), cell(1, paragraph(text('Tirada')))),
      row(
        cell(2, paragraph(text('Afgooye'))),
        cell(0, paragraph(text('Erdo')), paragraph(text('Ş')), paragraph(link)),
      ),
    ],
  })
  expect(left('Afgooye')).toBe(left('Degmo'))
  expect([left('Erdo'), left('Ş'), left('xiriir')]).toEqual(Array(3).fill(left('Tirada')))
  const count = (role: string) => roles.split(`"role":"${role}"`).length - 1
  // The other link is that of the letterhead.
  expect([count('TH'), count('TD'), count('Link')]).toEqual([3, 1, 2])
})
