import { expect, test } from 'vitest'
import { splitLead } from './split-lead.ts'

test.each([
  ['<p>One.</p><h2>Two</h2><p>Three.</p>', '<p>One.</p>', '<h2>Two</h2><p>Three.</p>'],
  [
    '<p lang="so">Kow\n<a href="/x">x</a></p> <p>B</p>',
    '<p lang="so">Kow\n<a href="/x">x</a></p>',
    '<p>B</p>',
  ],
  ['<p>Alone.</p>', '<p>Alone.</p>', ''],
])('the first paragraph of %j is its lead', (html, lead, rest) => {
  expect(splitLead(html)).toEqual({ lead, rest })
})

test.each([
  '',
  'Words without a paragraph.',
  '<h2>A</h2><p>B</p>',
  '<p><img src="/media/a.webp" alt="A"></p><p>B</p>',
  '<pre>x</pre>',
  '<p>never ends',
])('%j has no lead', (html) => {
  expect(splitLead(html)).toEqual({ rest: html })
})
