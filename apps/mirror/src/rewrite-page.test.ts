import { expect, test } from 'vitest'
import { sitePages } from './links.ts'
import { momentText } from './messages/messages.ts'
import type { PagePath } from './page-file.ts'
import { rewritePage } from './rewrite-page.ts'
import { pageHtml } from './testing/fake-site.ts'

const SITE = 'https://site.example'
const page = (pathname: string, language: 'SO' | 'EN' = 'SO'): PagePath => ({
  pathname,
  view: '',
  language,
})
const ARTICLE = page('/resources/NewsDetail/war-7')
const NEWS = page('/resources/news')
const PAGES = sitePages([
  ...[page('/'), NEWS, ARTICLE, page('/contact'), page('/resources/news/archive')],
  ...[page('/', 'EN'), page('/resources/NewsDetail/story-7', 'EN')],
])

const ICONS = new Map(
  ['menu', 'star'].map((name) => [
    `/assets/icons-a1.svg#${name}`,
    `<symbol id="icon-${name}"><path/></symbol>`,
  ]),
)
const OPTIONS = { site: SITE, pages: PAGES, icons: ICONS, time: 0 }

const rewrite = (main: string, { of = NEWS, head = '' } = {}) =>
  rewritePage(pageHtml(of.language, main, head), { page: of, ...OPTIONS })

test('scripts are taken out, and the page says in its language that it is a copy', () => {
  const { html } = rewrite('<script type="application/ld+json">{}</script>Wararka')
  expect(html).not.toMatch(/run\(\)|boot\(\)|ld\+json|modulepreload/)
  expect(html).toMatch(/Skip<\/a><aside id="mirror" aria-label="Nuqul kaydsan">/)
  expect(html).toContain('Bogan waxaa la kaydiyay Janaayo 1, 1970, 03:00, waqtiga Muqdisho.')
  expect(rewrite('', { of: page('/', 'EN') }).html).toContain(
    'This page was saved on January 1, 1970',
  )
})

const VERIFY_FORMS =
  '<form method="post" action="/verify?language=SO" class="form"><textarea></textarea></form>' +
  '<form method="post" action="/verify?language=SO" enctype="multipart/form-data"></form>'

test('the form that checks a text waits for the script of the mirror, and files are not checked', () => {
  const { html } = rewritePage(pageHtml('SO', VERIFY_FORMS), {
    ...{ page: page('/verify'), ...OPTIONS },
    checkScript: 'check("</script>")',
  })
  expect(html).toContain(
    'biraawsar JavaScript leh.</p><form hidden id="check-text" class="form"><textarea></textarea></form>',
  )
  expect(html).not.toMatch(/action=|multipart/)
  expect(html).toContain('Faylasha halkan laguma hubin karo hadda')
  expect(html).toContain('<script>check("<\\/script>")</script></body>')
  expect(html).toMatch(/script-src 'sha256-[^']+' 'sha256-[^']+' 'strict-dynamic';/)
})

test('without the script no text can be checked, which the page says', () => {
  const { html } = rewrite(VERIFY_FORMS, { of: page('/verify') })
  expect(html).toContain('Hubintu halkan kama shaqayso hadda')
  expect(html).not.toMatch(/<form id|textarea|strict-dynamic/)
})

test('a page has the icons that it shows in itself, each once, and no file with icons', () => {
  const icon = '<svg class="icon"><use href="/assets/icons-a1.svg#star"></use></svg>'
  const { html, needs } = rewrite(icon + icon)
  expect(html).toContain(icon.replace('/assets/icons-a1.svg#star', '#icon-star').repeat(2))
  expect(html.match(/<symbol[^>]*>/g)).toEqual(['<symbol id="icon-star">'])
  expect(needs.join()).not.toContain('icons-a1')
})

test('the page that checks a text has every icon, for the verdicts', () => {
  const options = { page: page('/verify'), ...OPTIONS, checkScript: 'check()' }
  expect(rewritePage(pageHtml('SO', ''), options).html.match(/<symbol[^>]*>/g)).toHaveLength(2)
})

test('links to pages, fonts and pictures are relative, and are told', () => {
  const { html, needs } = rewrite(
    '<a href="/resources/NewsDetail/war-7?language=SO#b">War</a><img src="/media/a-w640.jpeg" srcset="/media/a-w960.jpeg 960w"/>',
  )
  expect(html).toContain('href="./NewsDetail/war-7.so.html#b"')
  expect(html).toContain('<img src="../media/a-w640.jpeg">')
  expect(needs).toEqual([
    expect.stringMatching(/^\/styles\/[0-9a-f]{16}\.css$/),
    '/?language=EN',
    '/resources/NewsDetail/war-7?language=SO',
    '/media/a-w640.jpeg',
  ])
})

test('the styles of a page become a file, which needs their fonts', () => {
  const { html, styles } = rewrite('')
  expect(styles).toEqual([
    {
      path: expect.stringMatching(/^styles\/[0-9a-f]{16}\.css$/),
      css: '@font-face{src:url(../assets/serif-b2.woff2)}',
      needs: ['/assets/serif-b2.woff2'],
    },
  ])
  expect(html).toContain(`<link rel="stylesheet" href="../${styles[0]?.path}">`)
  expect(html).not.toContain('@font-face')
})

test('an article in the other language is found by its number', () => {
  const { html } = rewrite(
    '<a href="/resources/NewsDetail/war-7?language=EN&amp;store=yes">English</a>',
    {
      of: ARTICLE,
    },
  )
  expect(html).toContain('href="./story-7.en.html"')
})

test.each([
  ['/resources/news?page=10', './news@page=10.so.html'],
  ['/resources/news?page=11', './news/archive.so.html'],
  ['/resources/news/archive/2026-05?page=40', './news/archive/2026-05@page=40.so.html'],
  ['/offline', `${SITE}/offline`],
  ['/media/clip.webm', `${SITE}/media/clip.webm`],
  ['/log/%2e%2e/%2e%2e/etc', `${SITE}/etc`],
  ['/log/..%2f..%2fetc', `${SITE}/log/..%2f..%2fetc`],
  ['https://other.example/', 'https://other.example/'],
  ['#list', '#list'],
])('a link to %s leads to %s', (link, to) => {
  expect(rewrite(`<a href="${link}">x</a>`).html).toContain(`<a href="${to}">x</a>`)
})

test('a link that enlarges a picture leads nowhere, and pictures have one size', () => {
  const { html, needs } = rewrite(
    '<a href="/media/a.jpg"><picture><source srcset="/media/a-w960.avif 960w"/><img src="/media/a-w640.jpeg"/></picture></a>',
  )
  expect(html).toContain('<a><picture><img src="../media/a-w640.jpeg"></picture></a>')
  expect(needs).not.toContain('/media/a.jpg')
})

test('a form is replaced by a word that it does not work here', () => {
  const form = (action: string) => `<form action="${action}" method="post"><p><input/></p></form>`
  expect(rewrite(form('/contact?language=SO')).html).toContain('Fariin halkan lagama diri karo')
  expect(rewrite(`<search>${form('/search')}</search>`).html).toContain(
    'Raadintu halkan kama shaqayso',
  )
  expect(rewrite(form('/verify')).html).toContain('Hubintu halkan kama shaqayso')
  expect(rewrite(form('/contact')).html).not.toContain('<input')
})

test('a control that needs a script is left out', () => {
  const print = '<button data-print="true">Daabac</button>'
  expect(rewrite(`${print}<button>Kale</button>`).html).toContain('"content"><button>Kale')
})

test('what stands beside an article is left out of it, and of no other page', () => {
  const beside =
    '<p>War</p><aside class="x no-print"><aside>a</aside>Kale</aside><aside>Xusuusin</aside>'
  const { html } = rewrite(beside, { of: ARTICLE })
  expect(html).toContain('<p>War</p><aside>Xusuusin</aside>')
  expect(rewrite(beside).html).toContain('Kale')
})

test('the page’s own addresses stay those of the site', () => {
  const head = `<link rel="canonical" href="${SITE}/resources/news?language=SO"/><link rel="alternate" hreflang="en" href="${SITE}/?language=EN"/>`
  const { html } = rewrite('', { head })
  expect(html).toContain(head)
  expect(html).toContain(`<a href="${SITE}/resources/news?language=SO">Fur bogga rasmiga ah</a>`)
})

test('the moment is that of Mogadishu', () => {
  expect(momentText(Date.parse('2026-11-20T22:05:00Z'), 'EN')).toBe('November 21, 2026 at 01:05')
})
