import { expect, test } from 'vitest'
import { extractInlineElements } from './inline-elements.ts'

const NONCE = 'fresh_for-this1page'
const script = (text: string, attributes = '') =>
  `<script nonce="${NONCE}"${attributes}>${text}</script>`

test('the site’s own scripts and styles are recognised by the nonce, which is removed', () => {
  const page = `<head><style nonce="${NONCE}">a{b:c}</style></head>${script('a()', ' id="x"')}${script('b("<div>")')}`
  expect(extractInlineElements(page, NONCE)).toEqual({
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
])('%s stays in the page and is not one of its own elements', (foreign) => {
  const { html, scripts, styles } = extractInlineElements(
    `${foreign}${script('a()')}${foreign}`,
    NONCE,
  )
  expect(html).toBe(`${foreign}<script>a()</script>${foreign}`)
  expect([...scripts, ...styles]).toEqual(['a()'])
})

test('line breaks are hashed as a browser parses them', () => {
  expect(extractInlineElements(script('a()\r\nb()\rc()'), NONCE).scripts).toEqual(['a()\nb()\nc()'])
})
