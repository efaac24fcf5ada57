import { expect, test } from 'vitest'
import { cleanArticleHtml } from './clean-html.server.ts'
import { rewriteUrls } from './html-urls.ts'

const inBrackets = (html: string) => rewriteUrls(cleanArticleHtml(html), (url) => `[${url}]`)

test('the URLs of links, files and srcsets are rewritten', () => {
  expect(inBrackets('<a href="/a?b=1&amp;c">x</a>')).toContain('href="[/a?b=1&amp;c]"')
  expect(inBrackets('<video src="/media/c.webm" poster="/media/c.jpg"></video>')).toMatch(
    /src="\[\/media\/c\.webm\]".* poster="\[\/media\/c\.jpg\]"/,
  )
  expect(
    inBrackets('<img src="/media/a.jpg" srcset="/media/a-1.jpg 1w, /media/a-2.jpg 2w">'),
  ).toMatch(
    /src="\[\/media\/a\.jpg\]".* srcset="\[\/media\/a-1\.jpg\] 1w, \[\/media\/a-2\.jpg\] 2w"/,
  )
})

test('a text that looks like an attribute is not rewritten, nor is one within another attribute', () => {
  const text = '<p>a href="/b" and src="/media/c.jpg"</p>'
  expect(inBrackets(text)).toBe(text)
  const alt = inBrackets(`<img src="/media/a.jpg" alt=' href="/b"'>`)
  expect(alt).toContain('alt=" href=&quot;/b&quot;"')
  expect(alt.match(/\[/g)).toHaveLength(1)
})
