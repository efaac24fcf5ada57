import { expect, test } from 'vitest'
import type { Media } from '../payload-types.ts'
import { richText } from './posts/rich-text.ts'
import { toHtml } from './rich-text-to-html.ts'

/** A rich text with these nodes between two paragraphs. */
function textWith(...nodes: object[]) {
  const { root } = richText([{ p: 'Hore' }, { p: 'Dambe' }])
  const [first, last] = root.children
  return { root: { ...root, children: [first, ...nodes, last] } }
}

/** The HTML of these nodes alone. */
const html = (language: 'SO' | 'EN', ...nodes: object[]) =>
  toHtml(textWith(...nodes), language)?.replace(/^<p>Hore<\/p>|<p>Dambe<\/p>$/g, '')

const block = (blockType: string, fields: object) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: '1', blockType, blockName: '', ...fields },
})

const upload = (value: object | number, fields: object = {}) => ({
  type: 'upload',
  version: 3,
  format: '',
  relationTo: 'media',
  value,
  fields,
})

const pdf = {
  id: 1,
  filename: 'qorshe-0a1b2c3d4e.pdf',
  mimeType: 'application/pdf',
  filesize: 1_234_567,
  pages: 14,
} as Media
const clip = { id: 2, filename: 'badda.webm', mimeType: 'video/webm' } as Media
const picture = {
  id: 3,
  filename: 'doon.jpg',
  mimeType: 'image/jpeg',
  width: 1600,
  height: 900,
  altSo: 'Doon',
  altEn: 'A boat',
  creditEn: 'The navy',
} as Media

test('an attachment is a link with its name and its facts', () => {
  expect(html('EN', block('attachment', { file: pdf, title: 'The plan' }))).toBe(
    '<figure><a href="/media/qorshe-0a1b2c3d4e.pdf">The plan</a><figcaption>PDF, 1.2 MB, 14 pages</figcaption></figure>',
  )
  expect(html('SO', block('attachment', { file: pdf }))).toContain(
    '>qorshe.pdf</a><figcaption>PDF, 1.2 MB, 14 bog</figcaption>',
  )
})

test('a clip plays in the page, with the caption in the text as its name', () => {
  expect(html('SO', block('video', { clip, caption: 'Xeebta' }))).toBe(
    '<figure><video src="/media/badda.webm" controls preload="metadata" aria-label="Xeebta"></video><figcaption>Xeebta</figcaption></figure>',
  )
})

test('a clip has its poster, its captions, and the caption and credit of its file', () => {
  const captions = { id: 8, filename: 'badda.so.vtt', mimeType: 'text/vtt' } as Media
  const fullClip = {
    ...clip,
    poster: { ...picture, made: { avif: [640], webp: [640, 1280, 1600], jpeg: [] } },
    captionsSo: captions,
    captionSo: 'Xeebta “Muqdisho”',
    creditSo: 'Ciidanka Badda',
  } as Media
  const video =
    '<figure><video src="/media/badda.webm" poster="/media/doon-w1280.webp" controls preload="metadata" aria-label="Xeebta “Muqdisho”"><track src="/media/badda.so.vtt" kind="captions" srclang="so" label="Soomaali"></video><figcaption>Xeebta “Muqdisho” · Xigashada: Ciidanka Badda</figcaption></figure>'
  expect(html('SO', block('video', { clip: fullClip }))).toBe(video)
  expect(html('SO', upload(fullClip))).toBe(video)
  expect(html('EN', block('video', { clip: fullClip, caption: 'The coast' }))).toContain(
    '<figcaption>The coast</figcaption>',
  )
})

test.each([
  'https://www.youtube.com/watch?v=abcdefghijk&t=3',
  'https://youtu.be/abcdefghijk',
  'https://www.youtube.com/shorts/abcdefghijk',
])('a video at %s is a link in the language of the text', (address) => {
  const node = block('video', { address, caption: 'A parade' })
  const link = '<a href="https://www.youtube.com/watch?v=abcdefghijk">A parade</a>'
  expect(html('EN', node)).toBe(`<figure>${link}<figcaption>Watch on YouTube</figcaption></figure>`)
  expect(html('SO', node)).toContain('Ka daawo YouTube')
})

test.each([
  'javascript:alert(1)',
  'https://evil.example/watch?v=abcdefghijk',
  'https://www.youtube.com@evil.example/watch?v=abcdefghijk',
  'https://www.youtube.com/watch?v="><script>',
])('a video at %s is left out', (address) => {
  expect(html('EN', block('video', { address }))).toBe('')
})

test('a picture has the caption in the text, and its credit', () => {
  const node = upload(picture, { caption: 'On patrol <b>at</b> dawn' })
  expect(html('EN', node)).toMatch(
    /^<figure><img src="\/media\/doon\.jpg" .*alt="A boat".*><figcaption>On patrol &lt;b&gt;at&lt;\/b&gt; dawn · Image credit: The navy<\/figcaption><\/figure>$/,
  )
  expect(html('SO', upload(picture))).toMatch(/^<img /)
})

test('a picture without a caption in the text has its own', () => {
  const captioned = { ...picture, captionEn: 'At dawn', captionSo: 'Waaberi' } as Media
  const captionWith = (fields: object) =>
    html('EN', upload(captioned, fields))?.replace(/.*<figcaption>|<\/.*/g, '')
  expect(captionWith({})).toBe('At dawn · Image credit: The navy')
  expect(captionWith({ caption: ' ' })).toBe('At dawn · Image credit: The navy')
  expect(captionWith({ caption: 'On patrol' })).toBe('On patrol · Image credit: The navy')
  expect(html('SO', upload(captioned))).toContain('<figcaption>Waaberi</figcaption>')
})

test('deleted media are left out', () => {
  const deleted = [
    upload(7, { caption: 'x' }),
    block('attachment', { file: 7 }),
    block('video', { clip: 7 }),
  ]
  expect(html('EN', ...deleted)).toBe('')
})

test('an unknown block is left out', () => {
  expect(html('EN', block('frame', { html: '<iframe>' }), { type: 'tweet', version: 1 })).toBe('')
})

test('texts of an editor are escaped', () => {
  const hostile = '"><img src=x onerror=alert(1)>'
  const nodes = [
    block('attachment', { file: pdf, title: hostile }),
    block('video', { clip, caption: hostile }),
  ]
  expect(html('EN', ...nodes)).not.toContain('<img')
  expect(html('EN', ...nodes)).not.toContain('"">')
})

test('a table marks the header cells of columns and rows', () => {
  const cell = (text: string, headerState: number, options: object = {}) => ({
    type: 'tablecell',
    version: 1,
    headerState,
    children: [{ type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 }],
    ...options,
  })
  const row = (...children: object[]) => ({ type: 'tablerow', version: 1, children })
  const table = {
    type: 'table',
    version: 1,
    children: [
      row(cell('Year', 1), cell('Boats', 1)),
      row(cell('2026', 2), cell('4', 0, { colSpan: 2, backgroundColor: 'red' })),
    ],
  }
  expect(html('EN', table)).toBe(
    '<table><tbody><tr><th scope="col">Year</th><th scope="col">Boats</th></tr><tr><th scope="row">2026</th><td colspan="2">4</td></tr></tbody></table>',
  )
})
