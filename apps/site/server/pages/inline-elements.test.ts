import { expect, test } from 'vitest'
import { inlineHashes } from './inline-elements.ts'

const NONCE = 'fresh_for-this1page'
const own = (text: string, more = '') => `<script nonce="${NONCE}"${more}>${text}</script>`

test('the site’s own scripts and styles are told by the nonce, which goes', () => {
  const page = `<head><style nonce="${NONCE}">a{b:c}</style></head>${own('a()', ' id="x"')}${own('b("<div>")')}`
  expect(inlineHashes(page, NONCE)).toEqual({
    html: '<head><style>a{b:c}</style></head><script id="x">a()</script><script>b("<div>")</script>',
    scripts: ['a()', 'b("<div>")'],
    styles: ['a{b:c}'],
  })
})

test.each([
  '<script>injected()</script>',
  '<script nonce="">injected()</script>',
  '<script nonce="guessed">injected()</script>',
  '<script type="application/ld+json">injected()</script>',
  '<script src="/assets/a.js">injected()</script>',
  '<style>injected()</style>',
  '&lt;script nonce="x">injected()&lt;/script>',
])('%s is left in the page and is none of its own', (foreign) => {
  const { html, scripts, styles } = inlineHashes(`${foreign}${own('a()')}${foreign}`, NONCE)
  expect(html).toBe(`${foreign}<script>a()</script>${foreign}`)
  expect([...scripts, ...styles]).toEqual(['a()'])
})

test('line breaks are hashed as a browser reads them', () => {
  expect(inlineHashes(own('a()\r\nb()\rc()'), NONCE).scripts).toEqual(['a()\nb()\nc()'])
})
