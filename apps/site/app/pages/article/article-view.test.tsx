import { type Language, PostSchema } from '@gaashaan/contract'
import { postExamples, postPageExamples } from '@gaashaan/contract/examples'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { LanguageProvider } from '../../language/language-context.tsx'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { so } from '../../messages/so.ts'
import { NewsProvider } from '../../news-selection/news-context.tsx'
import type { Settings } from '../../settings/settings.ts'
import { SettingsProvider } from '../../settings/settings-context.tsx'
import { ArticleElsewhere } from './article-in-other-language.tsx'
import { ArticleMissing } from './article-missing.tsx'
import { ArticlePage } from './article-page.tsx'
import { presentArticle } from './present-article.ts'

registerMessages('SO', so)
registerMessages('EN', en)

const settings = { siteUrl: 'https://www.example' } as Settings

function rendered(view: React.ReactNode, language: Language): string {
  return renderToString(
    <MemoryRouter initialEntries={['/resources/NewsDetail/old-title-101']}>
      <LanguageProvider language={language}>
        <SettingsProvider value={settings}>
          <NewsProvider>{view}</NewsProvider>
        </SettingsProvider>
      </LanguageProvider>
    </MemoryRouter>,
  )
}

const examples = { ...postExamples, ...postPageExamples }

function article(name: keyof typeof examples, language: Language): string {
  const post = v.parse(PostSchema, examples[name])
  return rendered(<ArticlePage article={presentArticle(post, language, '2026-11-20')} />, language)
}

test('an article has its picture first, with the credit, and its text', () => {
  const html = article('typical', 'SO')
  expect(html).toContain('loading="eager"')
  expect(html).toContain('Xigashada sawirka: Sawir tusaale ah')
  for (const part of postExamples.typical.content.split(/(?<=<\/p>)/)) expect(html).toContain(part)
})

test('the canonical address has the right title whatever the address at hand has', () => {
  expect(article('typical', 'SO')).toContain(
    '<link rel="canonical" href="https://www.example/resources/NewsDetail/tusaale-ciidanka-badda-oo-kordhiyay-ilaalinta-xeebta-101?language=SO"/>',
  )
})

test('an article carries the mark of its version, where the host tells one', () => {
  expect(article('withMadePicture', 'SO')).toContain('<meta name="revision" content="Zk3f9aQ2"/>')
  expect(article('typical', 'SO')).not.toContain('name="revision"')
})

test('the other language is one click away where the article has it', () => {
  expect(article('typical', 'SO')).toMatch(/Read in.*<\/span>English<\/span><\/a>/)
  expect(article('oneLanguageOnly', 'EN')).not.toContain('Ku akhri')
  expect(article('oneLanguageOnly', 'EN')).not.toContain('hrefLang="so"')
})

test('an article without content says so, in the words of the specification', () => {
  expect(article('withoutContent', 'EN')).toContain('No description available for this article.')
  expect(article('withoutContent', 'SO')).toContain('Warkan faahfaahin looma hayo.')
})

test('an item of another list leads back to it, and is followed by its feed', () => {
  const post = v.parse(PostSchema, { ...postExamples.typical, category_id: 11 })
  const view = <ArticlePage article={presentArticle(post, 'EN', '2026-11-20')} />
  const html = rendered(view, 'EN')
  expect(html).toMatch(/<li><a href="\/resources\/speeches"[^>]*>Speeches<\/a><\/li>/)
  expect(html).toContain('Back to speeches')
  expect(html).toContain('href="/feeds/en/speeches.atom"')
  expect(html).not.toContain('href="/resources/news"')
})

test('a tender’s closing day stands between its badge and its title, marked when it is near', () => {
  const post = v.parse(PostSchema, postExamples.tender)
  const at = (today: string) =>
    rendered(<ArticlePage article={presentArticle(post, 'EN', today)} />, 'EN')
  expect(at('2026-12-13')).toMatch(/Open<.*#warning.*Closes.*December 15, 2026.*2 days left.*<h1/s)
  expect(at('2026-11-20')).toMatch(/Open<.*#calendar.*25 days left.*<h1/s)
  expect(at('2026-11-20')).toContain('href="/calendars/en/tenders/111.ics"')
  expect(at('2026-12-20')).not.toContain('.ics')
})

test('the hostile title stays text', () => {
  expect(article('hostileMarkup', 'EN')).not.toContain('<script>alert')
})

test('an update is told with its note, between its own day and the first', () => {
  const html = article('updated', 'EN')
  expect(html).toContain('Published: November 16, 2026')
  expect(html).toContain('Published in English')
  expect(html).toContain('November 19, 2026')
  expect(html).toContain(postPageExamples.updated.change_note)
  expect(article('typical', 'EN')).not.toContain('Published:')
})

test('a withdrawn article says so before its text, and nothing to search engines', () => {
  const html = article('withdrawn', 'SO')
  const { reason } = postPageExamples.withdrawn.withdrawn
  expect(html.indexOf(reason)).toBeGreaterThan(0)
  expect(html.indexOf(reason)).toBeLessThan(html.indexOf('<p>Tani waa qoraal'))
  expect(html).toContain('content="noindex"')
  expect(html).not.toContain('application/ld+json')
  expect(article('typical', 'SO')).not.toContain('noindex')
})

test('an article of the other language alone is named in it, one click away', () => {
  const html = rendered(<ArticleElsewhere elsewhere={{ title: 'Tusaale', kind: 'news' }} />, 'EN')
  expect(html).toContain('This article is not available in English')
  expect(html).toMatch(/<p [^>]*lang="so">Tusaale<\/p>/)
  expect(html).toContain('href="/resources/NewsDetail/old-title-101?language=SO&amp;store=yes"')
  expect(html).toContain('href="/resources/news"')
  expect(html).toContain('content="noindex"')
})

test.each([true, false])('an article that is not there says so, with a way back', (failed) => {
  const html = rendered(<ArticleMissing named failed={failed} />, 'EN')
  expect(html).toContain('Article not found or content unavailable.')
  expect(html).toContain('href="/resources/news"')
  expect(html.includes('Try again')).toBe(failed)
})
