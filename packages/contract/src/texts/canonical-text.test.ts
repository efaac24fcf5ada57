import { expect, test } from 'vitest'
import { canonicalText } from './canonical-text.ts'

test('a canonical text is the title and the text without white space', () => {
  const html = '<h2>Dekedda</h2>\n<p>Waa\u00a0la <strong>fu</strong>ray.</p>'
  expect(canonicalText('War cusub ', html)).toBe('WarcusubDekeddaWaalafuray.')
})

test('figures and their captions are no part of it', () => {
  const figure =
    '<figure><img src="/a.webp" alt="Doon"><figcaption>Doon · 2 MB</figcaption></figure>'
  expect(canonicalText('War', `<p>a</p>${figure}<p>b</p>${figure}`)).toBe('Warab')
})

test('characters that HTML writes otherwise are themselves', () => {
  expect(canonicalText('"A" & b', '<p>1 &lt; 2 &amp;amp; &#39;c&#39; &quot;</p>')).toBe(
    '"A"&b1<2&amp;\'c\'"',
  )
})

test('white space and the form of characters make no difference, other words do', () => {
  const text = canonicalText('Caf\u00e9', '<p>b</p>')
  expect(canonicalText('Cafe\u0301', '<p>\n b</p>')).toBe(text)
  expect(canonicalText('Caf\u00e9', '<p>c</p>')).not.toBe(text)
})
