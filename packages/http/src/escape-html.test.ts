import { expect, test } from 'vitest'
import { escapeHtml, scriptJson } from './escape-html.ts'

test('what would begin or end a tag, an attribute or a reference is written as a reference', () => {
  expect(escapeHtml(`<a title="R&D">it's &amp;</a>`)).toBe(
    `&lt;a title=&quot;R&amp;D&quot;&gt;it's &amp;amp;&lt;/a&gt;`,
  )
})

test('no text in a script can end it', () => {
  const text = '</script><!--<script>'
  expect(scriptJson({ text })).not.toContain('<')
  expect(JSON.parse(scriptJson({ text }))).toEqual({ text })
})
