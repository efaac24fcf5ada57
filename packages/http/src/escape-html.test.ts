import { expect, test } from 'vitest'
import { escapeHtml, scriptJson } from './escape-html.ts'

test('characters with a meaning in HTML are escaped', () => {
  expect(escapeHtml(`<a title="R&D">it's &amp;</a>`)).toBe(
    `&lt;a title=&quot;R&amp;D&quot;&gt;it's &amp;amp;&lt;/a&gt;`,
  )
})

test('no text in the JSON can end a script element', () => {
  const text = '</script><!--<script>'
  expect(scriptJson({ text })).not.toContain('<')
  expect(JSON.parse(scriptJson({ text }))).toEqual({ text })
})
