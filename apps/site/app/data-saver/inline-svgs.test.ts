import { expect, test } from 'vitest'
import { inlineIcons, inlineInStyles, inlineSvgs } from './inline-svgs.ts'

const FILES: Readonly<Record<string, string>> = {
  '/assets/mark-1.svg': '<svg fill="#fff">\n<path d="M0 0"/>\n</svg>',
  '/assets/banner-1.svg': `<svg>${'<path/>'.repeat(300)}</svg>`,
  '/assets/icons-1.svg': '<svg><symbol id="home">H</symbol>\n<symbol id="mail">M</symbol></svg>',
}
const read = (path: string) => FILES[path] ?? ''

test('a small drawing is inlined and a large one is left out', () => {
  const html =
    '<link rel="preload" as="image" href="/assets/mark-1.svg"/><img src="/assets/mark-1.svg" alt="" loading="lazy"/><img alt="" src="/assets/banner-1.svg"/><b>'
  expect(inlineSvgs(html, read)).toBe(
    `<img src="data:image/svg+xml,%3Csvg fill='%23fff'%3E%3Cpath d='M0 0'/%3E%3C/svg%3E" alt=""/><b>`,
  )
})

test('the drawings in styles are inlined too', () => {
  const css = inlineInStyles('a{background:url(/assets/mark-1.svg) center}b{c:d}', read)
  expect(css).toMatch(/^a\{background:url\("data:image\/svg\+xml,[^"]*"\) center\}b\{c:d\}$/)
})

test('each icon that a page uses is inlined once', () => {
  const use = (name: string) => `<svg><use href="/assets/icons-1.svg#${name}"></use></svg>`
  const page = inlineIcons(`<body>${use('home')}${use('home')}</body>`, read)
  expect(page.match(/<use href="#sign-home">/g)).toHaveLength(2)
  expect(page.match(/<symbol/g)).toHaveLength(1)
  expect(page).toMatch(/<symbol id="sign-home">H<\/symbol><\/svg><\/body>$/)
  expect(inlineIcons('<body></body>', read)).toBe('<body></body>')
})
