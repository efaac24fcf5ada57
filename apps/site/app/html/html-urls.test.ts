import { expect, test } from 'vitest'
import { cleanArticleHtml } from './clean-html.server.ts'
import { rewriteUrls } from './html-urls.ts'

const marked = (html: string) => rewriteUrls(cleanArticleHtml(html), (address) => `[${address}]`)

test('links, files and made sizes are changed', () => {
  expect(marked('<a href="/a?b=1&amp;c">x</a>')).toContain('href="[/a?b=1&amp;c]"')
  expect(marked('<video src="/media/c.webm" poster="/media/c.jpg"></video>')).toMatch(
    /src="\[\/media\/c\.webm\]".* poster="\[\/media\/c\.jpg\]"/,
  )
  expect(marked('<img src="/media/a.jpg" srcset="/media/a-1.jpg 1w, /media/a-2.jpg 2w">')).toMatch(
    /src="\[\/media\/a\.jpg\]".* srcset="\[\/media\/a-1\.jpg\] 1w, \[\/media\/a-2\.jpg\] 2w"/,
  )
})

test('what looks like an attribute in a text or in another attribute stays', () => {
  const text = '<p>a href="/b" and src="/media/c.jpg"</p>'
  expect(marked(text)).toBe(text)
  const alt = marked(`<img src="/media/a.jpg" alt=' href="/b"'>`)
  expect(alt).toContain('alt=" href=&quot;/b&quot;"')
  expect(alt.match(/\[/g)).toHaveLength(1)
})
