import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Headline } from './headline.tsx'

test('a short title is plain text', () => {
  expect(renderToString(<Headline title="Warka maanta" />)).toBe('Warka maanta')
})

test('a long title is truncated on the screen, and whole in the tooltip and for screen readers', () => {
  const title = `${'Ciidanka '.repeat(9)}dhammaad`
  const html = renderToString(<Headline title={title} />)
  expect(html).toContain(`title="${title}"`)
  expect(html).toContain(`<span class="visually-hidden">${title}</span>`)
  expect(html).toContain('<span aria-hidden="true">Ciidanka')
  expect(html).toContain('…</span>')
})
