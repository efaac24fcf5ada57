import { expect, test } from 'vitest'
import { expandShortcodes } from './shortcodes.ts'

const PICTURES = new Map([[900, { address: 'https://old.example/boat.jpg', caption: '' }]])

function expand(text: string) {
  const notes: string[] = []
  const html = expandShortcodes(text, (id) => PICTURES.get(id), notes)
  return { html: html.replace(/\s*\n\s*/g, '\n').trim(), notes }
}

test('shortcodes of a page builder are removed and reported; their texts, headings and pictures stay', () => {
  const { html, notes } = expand(
    '[vc_row css="a"][vc_column][vc_custom_heading text="Badda & Xeebta"][vc_column_text]<p>Hore</p>[/vc_column_text][vc_single_image image="900"][/vc_column][/vc_row]',
  )
  expect(html).toBe(
    '<p>Badda &amp; Xeebta</p>\n<p>Hore</p>\n<img src="https://old.example/boat.jpg">',
  )
  expect(notes).toEqual([
    'Frames of a page builder were taken away, their words stay: vc_row, vc_column, vc_custom_heading, vc_column_text, vc_single_image',
  ])
})

test('other shortcodes of plugins stay, and are reported', () => {
  const { html, notes } = expand('<p>[contact-form-7 id="3"]</p>')
  expect(html).toBe('<p>[contact-form-7 id="3"]</p>')
  expect(notes).toEqual(['A shortcode stays as it is written: [contact-form-7 id="3"]'])
})
