import { type Language, PostSchema } from '@gaashaan/contract'
import { postExamples, postPageExamples } from '@gaashaan/contract/examples'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { renderInLanguage } from '../../components/render-in-language.tsx'
import { ArticleInOtherLanguage } from './article-in-other-language.tsx'
import { ArticleMissing } from './article-missing.tsx'
import { ArticlePage } from './article-page.tsx'
import { presentArticle } from './present-article.ts'

const render = (view: ReactNode, language: Language) =>
  renderInLanguage(view, language, '/resources/NewsDetail/old-title-101')

const examples = { ...postExamples, ...postPageExamples }

function article(name: keyof typeof examples, language: Language): string {
  const post = v.parse(PostSchema, examples[name])
  return render(<ArticlePage article={presentArticle(post, language, '2026-11-20')} />, language)
}

test('an article has its picture first, with the credit, and its text', () => {
  const html = article('typical', 'SO')
  expect(html).toContain('loading="eager"')
  expect(html).toContain('Xigashada sawirka: Sawir tusaale ah')
  for (const part of postExamples.typical.content.split(/(?<=<\/p>)/)) expect(html).toContain(part)
})

test('the canonical URL has the current title, whatever title the page’s own URL has', () => {
  expect(article('typical', 'SO')).toContain(
    '<link rel="canonical" href="https://site.example/resources/NewsDetail/tusaale-ciidanka-badda-oo-kordhiyay-ilaalinta-xeebta-101?language=SO"/>',
  )
})

test('an article has its revision in its head, where the host names one', () => {
  expect(article('withMadePicture', 'SO')).toContain('<meta name="revision" content="Zk3f9aQ2"/>')
  expect(article('typical', 'SO')).not.toContain('name="revision"')
})

test('an article links to its other language where it has one', () => {
  expect(article('typical', 'SO')).toMatch(/Read in.*<\/span>English<\/span><\/a>/)
  expect(article('oneLanguageOnly', 'EN')).not.toContain('Ku akhri')
  expect(article('oneLanguageOnly', 'EN')).not.toContain('hrefLang="so"')
})

test('an article without content says so as the specification does', () => {
  expect(article('withoutContent', 'EN')).toContain('No description available for this article.')
  expect(article('withoutContent', 'SO')).toContain('Warkan faahfaahin looma hayo.')
})

test('an item of another list links back to that list and to its feed', () => {
  const post = v.parse(PostSchema, { ...postExamples.typical, category_id: 11 })
  const view = <ArticlePage article={presentArticle(post, 'EN', '2026-11-20')} />
  const html = render(view, 'EN')
  expect(html).toMatch(/<li><a href="\/resources\/speeches"[^>]*>Speeches<\/a><\/li>/)
  expect(html).toContain('Back to speeches')
  expect(html).toContain('href="/feeds/en/speeches.atom"')
  expect(html).not.toContain('href="/resources/news"')
})

test('a tender’s closing day is between its badge and its title, marked when it is near', () => {
  const post = v.parse(PostSchema, postExamples.tender)
  const at = (today: string) =>
    render(<ArticlePage article={presentArticle(post, 'EN', today)} />, 'EN')
  expect(at('2026-12-13')).toMatch(/Open<.*#warning.*Closes.*December 15, 2026.*2 days left.*<h1/s)
  expect(at('2026-11-20')).toMatch(/Open<.*#calendar.*25 days left.*<h1/s)
  expect(at('2026-11-20')).toContain('href="/calendars/en/tenders/111.ics"')
  expect(at('2026-12-20')).not.toContain('.ics')
})

test('a text that was changed and withdrawn has its history, with the note of every version', () => {
  const html = article('withHistory', 'SO')
  const [, history = ''] = /<h2 id="history">(.*?)<\/section>/s.exec(html) ?? []
  const words = history.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(words).toMatch(
    /Noofeembar 18, 2026 Markii ugu horreysay .*Noofeembar 19, 2026 Waa la cusbooneysiiyay : Tirada doomaha .*Noofeembar 20, 2026 Wasaaraddu way ka noqotay : Waxaa ku jiray .*Noofeembar 21, 2026 Mar kale ayaa la daabacay : Magaca/,
  )
})

test('a text that was changed or withdrawn once says so in its head alone', () => {
  for (const name of ['updated', 'withdrawn', 'typical'] as const) {
    expect(article(name, 'SO')).not.toContain('id="history"')
  }
})

test('a hostile title stays text', () => {
  expect(article('hostileMarkup', 'EN')).not.toContain('<script>alert')
})

test('a hostile title cannot end the script of the structured data, and is read back unchanged', () => {
  const [, json = ''] = /<script[^>]*>(.*?)<\/script>/.exec(article('hostileMarkup', 'EN')) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'NewsArticle',
    headline: postExamples.hostileMarkup.title,
    datePublished: '2026-11-12T06:30:00.000Z',
    inLanguage: 'en',
  })
})

test('an update has its note, and its day next to the first publication’s', () => {
  const html = article('updated', 'EN')
  expect(html).toContain('Published: November 16, 2026')
  expect(html).toContain('Published in English')
  expect(html).toContain('November 19, 2026')
  expect(html).toContain(postPageExamples.updated.change_note)
  expect(article('typical', 'EN')).not.toContain('Published:')
})

test('a withdrawn article says so before its text and is not indexed', () => {
  const html = article('withdrawn', 'SO')
  const { reason } = postPageExamples.withdrawn.withdrawn
  expect(html.indexOf(reason)).toBeGreaterThan(0)
  expect(html.indexOf(reason)).toBeLessThan(html.indexOf('<p>Tani waa qoraal'))
  expect(html).toContain('content="noindex"')
  expect(html).not.toContain('application/ld+json')
  expect(article('typical', 'SO')).not.toContain('noindex')
})

test('an article in the other language alone has its title and a link to it', () => {
  const translation = { title: 'Tusaale', kind: 'news' } as const
  const html = render(<ArticleInOtherLanguage translation={translation} />, 'EN')
  expect(html).toContain('This article is not available in English')
  expect(html).toMatch(/<p [^>]*lang="so">Tusaale<\/p>/)
  expect(html).toContain('href="/resources/NewsDetail/old-title-101?language=SO&amp;store=yes"')
  expect(html).toContain('href="/resources/news"')
  expect(html).toContain('content="noindex"')
})

test.each([true, false])('a missing article says so and links back to the news', (failed) => {
  const html = render(<ArticleMissing hasSlug failed={failed} removed={false} />, 'EN')
  expect(html).toContain('Article not found or content unavailable.')
  expect(html).toContain('href="/resources/news"')
  expect(html.includes('Try again')).toBe(failed)
})
