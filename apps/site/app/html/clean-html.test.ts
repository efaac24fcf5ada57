import { leaderExamples, postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { cleanArticleHtml, cleanLeaderHtml, plainText } from './clean-html.server.ts'

test('hostile markup in a post loses everything that could run, and keeps its text', () => {
  const html = cleanArticleHtml(postExamples.hostileMarkup.content)
  expect(html).toContain('Before')
  expect(html).toContain('after')
  expect(html).not.toMatch(/script|alert|onclick|onerror|iframe|javascript/i)
})

test('hostile markup of a leader keeps only the specified tags', () => {
  const html = cleanLeaderHtml(leaderExamples.hostileMarkup.description)
  expect(html).toBe('<p>Kept <strong>text</strong></p><a rel="noopener noreferrer">link</a>cell')
})

test.each([
  '<p style="position:fixed" class="x" id="y" onmouseover="z()">text</p>',
  '<p>text<style>p{display:none}</style></p>',
  '<p>text</p><form></form><object data="x"></object><embed src="x">',
  '<p>text</p><svg onload="alert(1)"><animate attributeName="href" values="x"/></svg>',
  '<p>text</p><textarea>hidden</textarea><noscript>hidden</noscript><title>hidden</title>',
])('%j keeps only its text', (html) => {
  expect(cleanArticleHtml(html)).toBe('<p>text</p>')
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#10;script:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example/x',
])('a link to %s loses its URL', (href) => {
  expect(cleanArticleHtml(`<a href="${href}">x</a>`)).not.toContain('href')
})

test('a link keeps a safe URL, and the page that it opens has no access to this one', () => {
  expect(cleanArticleHtml('<a href="https://a.example/b" target="_blank" rel="opener">x</a>')).toBe(
    '<a href="https://a.example/b" rel="noopener noreferrer">x</a>',
  )
  expect(cleanLeaderHtml('<a href="mailto:a@b.example">x</a>')).toContain(
    'href="mailto:a@b.example"',
  )
})

test('a link to a file of the API host goes through the site', () => {
  expect(cleanArticleHtml('<a href="/uploads/a.pdf">x</a>')).toContain(
    'href="/media/-/uploads/a.pdf"',
  )
  expect(cleanArticleHtml('<a href="/media/a.pdf">x</a>')).toContain('href="/media/a.pdf"')
  expect(cleanArticleHtml('<a href="https://a.example/a.pdf">x</a>')).toContain(
    '"https://a.example/a.pdf"',
  )
  expect(cleanArticleHtml('<a href="/contact">x</a>')).toContain('href="/contact"')
})

test('a picture goes through the site and has an alternative text, which may be empty', () => {
  expect(cleanArticleHtml('<img src="uploads/a.jpg" width="400" height="tall" style="x">')).toBe(
    '<img src="/media/-/uploads/a.jpg" alt="" loading="lazy" width="400" />',
  )
})

test('a picture keeps its srcset', () => {
  const html = cleanArticleHtml(
    '<img src="/media/a.webp" srcset="/media/a-400.webp 400w, /media/a.webp 1600w" sizes="(max-width: 48rem) 100vw, 48rem" alt="Boat">',
  )
  expect(html).toContain('srcset="/media/a-400.webp 400w, /media/a.webp 1600w"')
  expect(html).toContain('sizes="(max-width: 48rem) 100vw, 48rem"')
  expect(html).toContain('alt="Boat"')
})

test('a picture keeps its sources in better formats if their files are on this site', () => {
  const picture = (source: string) =>
    cleanArticleHtml(
      `<picture><source ${source}><img src="/media/a.jpg" alt="Boat" loading="lazy" /></picture>`,
    )
  const avif = 'type="image/avif" srcset="/media/a-w400.avif 400w" sizes="100vw"'
  const alone = '<picture><img src="/media/a.jpg" alt="Boat" loading="lazy" /></picture>'
  expect(picture(`${avif} media="print" onload="x()"`)).toBe(
    alone.replace('<img', `<source ${avif} /><img`),
  )
  for (const source of [
    'type="image/avif" srcset="https://evil.example/a.avif 400w"',
    'type="image/svg+xml" srcset="/media/a.svg 400w"',
    'type="image/avif" src="/media/a.avif"',
  ]) {
    expect(picture(source), source).toBe(alone)
  }
})

test('a srcset with a file from another site is dropped', () => {
  const srcset = '/media/a.webp 1600w, https://evil.example/a.webp 400w'
  expect(cleanArticleHtml(`<img src="/media/a.webp" srcset="${srcset}">`)).not.toContain('srcset')
})

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  'https://evil.example/a.png',
  '../a.png',
  '',
])('a picture at %j is dropped', (src) => {
  expect(cleanArticleHtml(`<p>a<img src="${src}">b</p>`)).toBe('<p>ab</p>')
})

test('an article keeps tables, quotations, captions and a passage in another language', () => {
  const html =
    '<figure><img src="/media/a.webp" alt="A" loading="lazy" /><figcaption>Caption</figcaption></figure>' +
    '<blockquote lang="ar" dir="rtl">x</blockquote>' +
    '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>'
  expect(cleanArticleHtml(html)).toBe(html)
})

test('a clip of this site has controls and does not start by itself; a clip of another site is dropped', () => {
  const html =
    '<video src="/media/a.webm" poster="/media/a.webp" autoplay loop onplay="x()" style="x" aria-label="A"></video>'
  expect(cleanArticleHtml(html)).toBe(
    '<video src="/media/a.webm" controls preload="metadata" poster="/media/a.webp" aria-label="A"></video>',
  )
  for (const src of [
    'https://evil.example/a.webm',
    'javascript:x',
    'data:video/webm,x',
    '//x/a.mp4',
  ]) {
    expect(cleanArticleHtml(`<p>a<video src="${src}"></video></p>`), src).toBe('<p>a</p>')
  }
  expect(cleanArticleHtml('<video><source src="https://evil.example/a.webm"></video>')).toBe('')
})

test('a clip keeps captions whose language is named', () => {
  const clip = (track: string) => `<video src="/media/a.webm">${track}</video>`
  expect(
    cleanArticleHtml(
      clip('<track kind="metadata" src="/media/a.vtt" srclang="so" label="Soomaali">'),
    ),
  ).toContain('<track src="/media/a.vtt" kind="captions" srclang="so" label="Soomaali" />')
  expect(
    cleanArticleHtml(clip('<track src="https://evil.example/a.vtt" srclang="so">')),
  ).not.toContain('track')
})

test('a heading of the first level becomes one of the second level', () => {
  expect(cleanArticleHtml('<h1>Part</h1>')).toBe('<h2>Part</h2>')
})

test('the plain text has no tags and one space between blocks', () => {
  expect(plainText(postExamples.typical.content)).toBe(
    'Tani waa qoraal tusaale ah. Faahfaahin Waa qayb labaad.',
  )
  expect(plainText('a<br>b&nbsp; <li>c</li>')).toBe('a b c')
})

test('the plain text of hostile markup is the text that a reader sees', () => {
  expect(plainText(postExamples.hostileMarkup.content)).toBe('Before link after')
})

test('the plain text has entities decoded once', () => {
  expect(plainText('<p>5 &lt; 6 &amp; &quot;7&quot; &amp;lt;</p>')).toBe('5 < 6 & "7" &lt;')
})
