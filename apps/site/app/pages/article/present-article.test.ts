import { CATEGORY, type Post, PostSchema } from '@gaashaan/contract'
import { postExamples, postPageExamples } from '@gaashaan/contract/examples'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { so } from '../../messages/so.ts'
import {
  articleStatus,
  type LatestAsideView,
  presentArticle,
  presentLatestAside,
  presentRelated,
  presentTranslation,
  readingMinutes,
} from './present-article.ts'

registerMessages('SO', so)
registerMessages('EN', en)

const TODAY = '2026-11-20'

function example(name: keyof typeof postExamples): Post {
  return v.parse(PostSchema, postExamples[name])
}

test('an article has its texts, its picture with the credit, and its canonical path', () => {
  expect(presentArticle(example('typical'), 'SO', TODAY)).toMatchObject({
    to: '/resources/NewsDetail/tusaale-ciidanka-badda-oo-kordhiyay-ilaalinta-xeebta-101',
    description: 'Tani waa qoraal tusaale ah. Faahfaahin Waa qayb labaad.',
    published: { date: 'Noofeembar 18, 2026', day: '2026-11-18' },
    picture: { alt: postExamples.typical.picture.alt, credit: 'Sawir tusaale ah' },
    html: postExamples.typical.content,
    inOtherLanguage: true,
  })
})

test.each([
  ['typical', 'SO', true],
  ['oneLanguageOnly', 'EN', false],
  ['withoutContent', 'SO', false],
  ['createdAtInOtherCase', 'EN', true],
] as const)('whether %s can be read in the language other than %s: %s', (name, language, can) => {
  expect(presentArticle(example(name), language, TODAY).inOtherLanguage).toBe(can)
})

test.each([null, '', '<p></p>', '<p>&nbsp;</p><script>x</script>'])(
  'the content %j is no content',
  (content) => {
    expect(presentArticle({ ...example('typical'), content }, 'SO', TODAY).html).toBeUndefined()
  },
)

test('a picture alone is content', () => {
  const content = '<p><img src="/media/a.webp" alt="A"></p>'
  expect(presentArticle({ ...example('typical'), content }, 'SO', TODAY).html).toContain('<img')
})

test.each([
  [CATEGORY.pressReleases, 'Qoraalka.', '/pdf/WG-101-so.pdf'],
  [CATEGORY.pressReleases, 'وزارة', undefined],
  [CATEGORY.somaliNews, 'Qoraalka.', undefined],
])('in category %i the PDF that the desk makes of “%s” is at %s', (category_id, text, path) => {
  const post = { ...example('typical'), category_id, content: `<p>${text}</p>`, revision: '3' }
  expect(presentArticle(post, 'SO', TODAY).pdf).toBe(path)
})

test('a change on a later day than the publication is an update', () => {
  const post = example('typical')
  const changed = (updated_at: string | null) =>
    presentArticle({ ...post, updated_at }, 'EN', TODAY).updated
  expect(changed('2026-11-20T06:00:00.000Z')).toEqual({
    date: 'November 20, 2026',
    day: '2026-11-20',
  })
  expect(changed('2026-11-18T20:00:00.000Z')).toBeUndefined()
  expect(changed(null)).toBeUndefined()
})

const page = (name: keyof typeof postPageExamples) =>
  presentArticle(v.parse(PostSchema, postPageExamples[name]), 'EN', TODAY)

test('an announced change has its day and its note, and each language its first day', () => {
  expect(page('updated')).toMatchObject({
    published: { day: '2026-11-16' },
    publishedInLanguage: { date: 'November 17, 2026', day: '2026-11-17' },
    updated: { day: '2026-11-19', note: postPageExamples.updated.change_note },
  })
})

test('a silent change is no update, however late', () => {
  const { updated, publishedInLanguage } = page('changedInSilence')
  expect([updated, publishedInLanguage]).toEqual([undefined, undefined])
})

test('a withdrawn article has the day and the reason', () => {
  const { reason } = postPageExamples.withdrawn.withdrawn
  expect(page('withdrawn').withdrawn).toMatchObject({ day: '2026-11-19', reason })
  expect(page('updated').withdrawn).toBeUndefined()
})

test('a translation is offered only where it is public and not withdrawn', () => {
  const typical = example('typical')
  const withdrawn = v.parse(PostSchema, postPageExamples.withdrawn)
  expect(presentTranslation({ state: 'loaded', data: typical })).toEqual({
    title: typical.title,
    kind: 'news',
  })
  expect(presentTranslation({ state: 'loaded', data: withdrawn })).toBeUndefined()
  expect(presentTranslation({ state: 'missing' })).toBeUndefined()
  expect(presentTranslation({ state: 'failed' })).toBeUndefined()
})

test('a tender has its facts and its file', () => {
  const article = presentArticle(example('tender'), 'EN', TODAY)
  expect(article.tender).toMatchObject({ state: 'open', reference: 'SAMPLE-2026-01', daysLeft: 25 })
  expect(article.file).toBe('/media/example-tender.pdf')
  expect(presentArticle(example('typical'), 'SO', TODAY).tender).toBeUndefined()
})

test('nothing hostile reaches the page', () => {
  const article = presentArticle(example('hostileMarkup'), 'EN', TODAY)
  expect(article.html).not.toMatch(/script|onclick|onerror|iframe/i)
  expect(article.picture).toBeUndefined()
  expect(article.file).toBeUndefined()
})

test('the latest news exclude the article itself', () => {
  const items = Object.values(postExamples).map((post) => v.parse(PostSchema, post))
  const { posts } = presentLatestAside('news', { items, failed: false }, 'SO', 101)
  expect(posts).toHaveLength(10)
  expect(posts.map(({ id }) => id)).not.toContain(101)
})

test('a missing article is a 404, a failed call a 503', () => {
  expect(articleStatus({ state: 'loaded', data: example('typical') })).toBe(200)
  expect(articleStatus({ state: 'missing' })).toBe(404)
  expect(articleStatus({ state: 'failed' })).toBe(503)
})

test.each([
  ['', undefined],
  ['—', undefined],
  ['Hal eray', 1],
  ['eray '.repeat(310), 2],
  ['Ka-shaqeynta la’aanta '.repeat(500), 5],
])('reading times are whole minutes', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})

test('at most three related articles are shown, with their day and without those of the sidebar', () => {
  const related = [1, 2, 3, 4, 5].map((id) => ({ to: `/resources/NewsDetail/x-${id}`, title: 'X' }))
  const dated = { ...related[0], date: '2026-03-04T22:00:00.000Z' } as (typeof related)[number]
  const latest = [{ to: '/resources/NewsDetail/x-2' }] as unknown as LatestAsideView['posts']
  expect(presentRelated([dated, ...related.slice(1)], latest, 'EN')).toEqual([
    { to: dated.to, title: 'X', date: 'March 5, 2026', day: '2026-03-05' },
    related[2],
    related[3],
  ])
  expect(presentRelated(undefined, latest, 'EN')).toEqual([])
})

test('an article is in the list that the host names, else in that of the index, else in the news', () => {
  const post = { ...example('typical'), category_id: 11 }
  expect(presentArticle(post, 'EN', TODAY, 'army').kind).toBe('speeches')
  expect(presentArticle(example('typical'), 'EN', TODAY, 'army').kind).toBe('army')
  expect(presentArticle(example('typical'), 'EN', TODAY).kind).toBe('news')
})
