import { toHtml } from '@gaashaan/desk/collections/rich-text-to-html'
import { testDesk } from '@gaashaan/desk/testing/desk'
import { expect, test } from 'vitest'
import type { TextContext } from '../documents/rewrite-links.ts'
import { createHtmlConverter, type HtmlConverter } from './html-to-rich-text.ts'

const desk = testDesk()

const context: TextContext = {
  base: 'https://old.example/news/one',
  linesAreParagraphs: false,
  newPath: (url) =>
    url === 'https://old.example/2020/two/' ? '/resources/NewsDetail/two-2' : undefined,
  isSourceFile: (url) => url.startsWith('https://old.example/files/'),
  importFile: async (url) =>
    url.includes('gone')
      ? undefined
      : {
          id: 7,
          kind: url.endsWith('pdf') ? 'file' : url.endsWith('mp4') ? 'video' : 'picture',
        },
}

let converter: HtmlConverter | undefined
const convert = (html: string, options: Partial<TextContext> = {}) => {
  converter ??= createHtmlConverter(desk.payload)
  return converter(html, { ...context, ...options })
}

interface MediaNode {
  readonly type: string
  readonly value?: number
  readonly fields: Readonly<Record<string, unknown>>
}

/** A paragraph in place of media: `upload 7 caption` or `attachment 7 title`. */
function placeholder({ type, value, fields }: MediaNode): object {
  const { blockType, file, title, caption } = fields
  const parts = type === 'upload' ? ['upload', value, caption] : [blockType, file, title]
  const text = parts.filter((part) => part !== undefined).join(' ')
  return { type: 'paragraph', children: [{ type: 'text', text }] }
}

/** The HTML for readers, in one line, with placeholders for media. */
async function convertToHtml(html: string, options?: Partial<TextContext>): Promise<string> {
  const { content } = await convert(html, options)
  const withPlaceholders = JSON.parse(JSON.stringify(content), (_key, node) =>
    node?.type === 'upload' || node?.type === 'block' ? placeholder(node) : node,
  )
  return (toHtml(withPlaceholders, 'SO') ?? '')
    .replace(/ (?:style|class|rel)="[^"]*"/g, '')
    .replace(/\s*\n\s*/g, '')
}

test.each([
  ['headings', '<h1>A</h1><h2>B</h2><h5>C</h5>', '<h2>A</h2><h2>B</h2><h4>C</h4>'],
  [
    'lists',
    '<ul><li>a<li>b</ul><ol><li><p>c</p></li></ol>',
    '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>',
  ],
  ['quotes', '<blockquote><p>q</p></blockquote>', '<blockquote><p>q</p></blockquote>'],
  ['marks', '<p>a <b>b</b> <i>c</i><sup>2</sup></p>', '<p>a <strong>b</strong> <em>c</em>2</p>'],
  ['wrapped paragraphs', '<div><section><p>a</p>b</section></div>', '<p>a</p><p>b</p>'],
  ['loose text', 'a<br>b<p>c', '<p>a<br />b</p><p>c</p>'],
  ['preformatted lines', '<pre>a\nb</pre>', '<p>a<br />b</p>'],
  ['definitions', '<dl><dt>a</dt><dd>b</dd></dl>', '<p><strong>a</strong></p><p>b</p>'],
  ['a whole block in a link', '<a href="https://a.example/"><h3>a</h3></a>', '<h3>a</h3>'],
])('%s are converted to the editor’s elements', async (_name, html, expected) => {
  expect(await convertToHtml(html)).toBe(expected)
})

test('a table keeps its cells and what they span', async () => {
  const html = await convertToHtml('<table><tr><th>a<td>b<tr><td colspan=2>c</table>')
  expect(html).toMatch(
    /<table>.*<th[^>]*><p>a<\/p><\/th>.*<td><p>b<\/p><\/td>.*colspan="2".*<p>c<\/p>/,
  )
})

test('a picture inside a paragraph splits it and keeps its place', async () => {
  expect(await convertToHtml('<p>a<b><img src="/x.jpg">b</b></p>')).toBe(
    '<p>a</p><p>upload 7</p><p><strong>b</strong></p>',
  )
})

test('a caption below a picture becomes the caption of the picture', async () => {
  const html = '<figure><a href="/x.jpg"><img src="/x.jpg"></a><figcaption>c</figcaption></figure>'
  expect(await convertToHtml(html)).toBe('<p>upload 7 c</p>')
})

test('pictures in a list follow the list in their order', async () => {
  const html = '<ul><li>a<img src="/1.jpg"></li><li>b<img src="/2.jpg"></li></ul>'
  expect(await convertToHtml(html)).toBe(
    '<ul><li>a</li><li>b</li></ul><p>upload 7</p><p>upload 7</p>',
  )
})

test('a picture that cannot be fetched leaves its alternative text and is reported', async () => {
  const { notes, incomplete } = await convert('<p>a <img src="/gone.jpg" alt="Doon"></p>')
  expect(await convertToHtml('<p>a <img src="/gone.jpg" alt="Doon"></p>')).toBe('<p>a [Doon]</p>')
  expect(notes).toEqual(['A picture in the text did not come: https://old.example/gone.jpg'])
  expect(incomplete).toBe(true)
})

test('links lead to whole URLs, or to our own paths where the page is imported', async () => {
  const html =
    '<p><a href="../a b">x</a> <a href="https://old.example/2020/two/">y</a> <a href="javascript:1">z</a></p>'
  expect(await convertToHtml(html)).toBe(
    '<p><a href="https://old.example/a%20b">x</a> <a href="/resources/NewsDetail/two-2">y</a> z</p>',
  )
})

test('a file that a text links to stands below the paragraph', async () => {
  expect(await convertToHtml('<p>Read <a href="/files/law.pdf">the law</a>.</p>')).toBe(
    '<p>Read the law.</p><p>attachment 7 the law</p>',
  )
})

test('a caption that is too long for a picture follows it', async () => {
  const caption = 'erey '.repeat(70).trim()
  const html = `<figure><img src="/x.jpg"><figcaption>${caption}</figcaption></figure>`
  expect(await convertToHtml(html)).toBe(`<p>upload 7</p><p><em>${caption}</em></p>`)
})

test('a description loses pictures and tables but keeps the text of tables', async () => {
  const short = createHtmlConverter(desk.payload, 'leaders')
  const html = '<blockquote>q</blockquote><table><tr><td>a<td>b</table><p>c<img src="/x.jpg"></p>'
  const { content, notes } = await short(html, context)
  expect(JSON.stringify(content)).not.toMatch(/"type":"(?:upload|table|quote)/)
  expect(toHtml(content, 'SO')).toBe('<p>q</p><p>a b</p><p>c</p>')
  expect(notes).toEqual(['A picture in a description was left out: /x.jpg'])
})

test('a player becomes a link, and a script is removed', async () => {
  const html =
    '<iframe src="https://www.youtube.com/embed/1" title="Film"></iframe><script>x</script>'
  const { notes } = await convert(html)
  expect(await convertToHtml(html)).toBe(
    '<p><a href="https://www.youtube.com/embed/1">Film</a></p>',
  )
  expect(notes).toHaveLength(2)
})

test('empty lines separate the paragraphs of older WordPress texts', async () => {
  const html =
    'One <b>two</b>\r\n\r\nthree\nfour\n\n<h2>five</h2>\n\n<blockquote>six\n\nseven</blockquote>'
  expect(await convertToHtml(html, { linesAreParagraphs: true })).toMatch(
    /^<p>One <strong>two<\/strong><\/p><p>three<br \/>four<\/p><h2>five<\/h2><blockquote>/,
  )
})

test.each(['', ' \n ', '<p>&nbsp;</p>', '<!-- a --><div></div>', '<script>alert(1)</script>'])(
  '%j is an empty text',
  async (html) => {
    expect((await convert(html)).content).toBeNull()
  },
)

test('no text of broken HTML is lost', async () => {
  const html =
    '<li>loose</li><td>cell</td><p>a<div>b</p><table><p>foster</p><tr><td><ul><li>x</ul></table><b><p>c</b>d<font>e'
  const { content } = await convert(html)
  const text = JSON.stringify(content)
  for (const word of ['loose', 'cell', 'foster', '"a"', '"b"', '"x"', '"c"', '"de"']) {
    expect(text).toContain(word)
  }
})

const LINK = '<p>x <a href="https://a.example/">y</a></p>'

test.each([
  [
    'a link around one of the site’s own pictures',
    '<p><a href="/files/x.jpg"><img src="/x.jpg"></a></p>',
  ],
  ['the same in a figure', '<figure><a href="/files/x.jpg"><img src="/x.jpg"></a></figure>'],
  ['the same in a wrapper', '<div><a href="/files/x.jpg"><img src="/x.jpg"></a></div>'],
  ['the same in a list', '<ul><li><a href="/files/x.jpg"><img src="/x.jpg"></a></li></ul>'],
  ['the same inside words', '<p>a <a href="/files/x.jpg"><img src="/x.jpg"></a> b</p>'],
  ['a link of words to a picture', '<p>See <a href="/files/x.jpg">the map</a>.</p>'],
  ['a link of words and a picture', '<p><a href="/files/x.jpg"><img src="/x.jpg"> the map</a></p>'],
  [
    'a link elsewhere around a picture',
    '<p><a href="https://b.example/"><img src="/x.jpg"></a></p>',
  ],
  [
    'a link elsewhere, beside words',
    '<p>a <a href="https://b.example/"><img src="/x.jpg">w</a> b</p>',
  ],
  [
    'a link to a page',
    '<figure><a href="/?attachment_id=3"><img src="/x.jpg"></a><figcaption>c <a href="/files/y.jpg">d</a></figcaption></figure>',
  ],
  ['a link to a clip around a picture', '<p><a href="/files/x.mp4"><img src="/x.jpg"> w</a></p>'],
  [
    'a link in a table',
    '<table><tr><td>a <a href="/files/x.jpg"><img src="/x.jpg"></a></td></tr></table>',
  ],
  [
    'a link in a quote',
    '<blockquote><p><a href="/files/x.jpg"><img src="/x.jpg"></a> q</p></blockquote>',
  ],
  ['a link around a heading', '<a href="/files/x.jpg"><h3>h <img src="/x.jpg"></h3></a>'],
  [
    'a link around a figure',
    '<a href="/files/x.jpg"><figure><img src="/x.jpg"><figcaption>c</figcaption></figure></a>',
  ],
  ['a link around two', '<p><a href="/files/x.jpg"><img src="/x.jpg"><img src="/x.jpg"></a></p>'],
])('%s does not change the text around it', async (_name, html) => {
  expect((await convert(html + LINK)).notes).toEqual([])
  const converted = await convertToHtml(html + LINK)
  expect(converted).toContain('<p>upload 7')
  expect(converted.endsWith(LINK)).toBe(true)
})

test('a table with a caption keeps its cells, and the caption is above it', async () => {
  const html =
    '<table><caption>Budget</caption><thead><tr><th>Item</th></tr></thead><tbody><tr><td>Boots</td></tr></tbody></table>'
  const { notes } = await convert(html + LINK)
  expect(notes).toEqual([])
  expect(await convertToHtml(html + LINK)).toMatch(
    /^<p><em>Budget<\/em><\/p>.*<table>.*Item.*Boots.*<\/table>.*<a /,
  )
})

test('a block that cannot be converted becomes plain text, is reported, and its neighbours stay', async () => {
  const formula = '<math><mi>x</mi><mo>=</mo><mn>1</mn></math>'
  const table = `<table><tr><td>Boots</td><td>10</td></tr><tr><td>Sum</td><td>${formula}</td></tr></table>`
  const { notes } = await convert(`<h2>h</h2>${table}<p>a ${formula}</p>${LINK}`)
  expect(notes).toEqual([
    'A part of the text came without its form: Boots10Sumx=1',
    'A part of the text came without its form: a x=1',
  ])
  expect(await convertToHtml(`<h2>h</h2>${table}<p>a ${formula}</p>${LINK}`)).toBe(
    `<h2>h</h2><p>Boots | 10</p><p>Sum | x=1</p><p>a x=1</p>${LINK}`,
  )
})

test('an item above a nested list is kept where the list becomes plain text', async () => {
  const html = '<ul><li>a<ul><li>b <math><mi>x</mi></math></li></ul></li></ul>'
  expect(await convertToHtml(html)).toBe('<p>ab x</p>')
})
