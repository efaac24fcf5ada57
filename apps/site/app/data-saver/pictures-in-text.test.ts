import { expect, test } from 'vitest'
import { zoomableImages } from '../html/zoomable-images.server.ts'
import type { PictureRules } from './data-saver-context.ts'
import { picturesInText } from './pictures-in-text.ts'

const IMAGE =
  '<img src="/media/a.jpg" srcset="/media/a-480.jpg 480w" alt="A &amp; B" width="800" height="400" loading="lazy" />'
const PICTURE = `<picture><source type="image/avif" srcset="/media/a-480.avif 480w, /media/a-960.avif 960w" />${IMAGE}</picture>`

function replaced(text: string) {
  const rules: PictureRules = []
  const html = picturesInText(text, 'EN', rules)
  return { html, css: rules.join('') }
}

test('a picture becomes a control with its alternative text, in place of the link that enlarges it', () => {
  const { html, css } = replaced(zoomableImages(`<p>a</p><figure>${PICTURE}</figure>`, 'Enlarge'))
  expect(html).toMatch(/^<p>a<\/p><figure><details .*<\/details><\/figure>$/)
  expect(html).toContain('<span class="saver-alt">A &amp; B</span>')
  expect(html).toContain('role="img" aria-label="A &amp; B" id="picture-1"')
  expect(html).not.toMatch(/<(?:a|img|picture|source)\b/)
  expect(css).toBe(
    'details[open]>#picture-1{aspect-ratio:2.000;content:url("/media/a-480.jpg");content:image-set(url("/media/a-480.avif") type("image/avif"),url("/media/a-480.jpg"))}',
  )
})

test('a picture without an alternative text becomes a control too', () => {
  const { html } = replaced('<img src="/media/a.png" alt="" />')
  expect(html).toContain('aria-label="Picture"')
  expect(html).toContain('Show picture')
})

test('a picture in an editor’s link becomes its alternative text', () => {
  const { html, css } = replaced(`<a href="https://x.example/">${PICTURE}</a> <a href="/b">b</a>`)
  expect(html).toBe('<a href="https://x.example/">A &amp; B</a> <a href="/b">b</a>')
  expect(css).toBe('')
})

test('a clip becomes a link to its file', () => {
  const clip =
    '<video src="/media/c.webm" controls preload="metadata" aria-label="Boats"><track src="/c.vtt" /></video>'
  expect(replaced(clip).html).toBe(
    '<a class="saver-clip" href="/media/c.webm">Play clip: Boats</a>',
  )
})

test('no URL can end the rule that it is in', () => {
  const { css } = replaced('<img src="/media/a&quot;)}</style>.png" alt="" />')
  expect(css).not.toContain('</style>')
  expect(css.match(/"/g)).toHaveLength(2)
})
