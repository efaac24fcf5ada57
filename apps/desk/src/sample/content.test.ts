import {
  LANGUAGES,
  LEADERSHIP_ROLES,
  LEADERSHIP_TITLES,
  OPERATION_STATUSES,
} from '@gaashaan/contract'
import { expect, test } from 'vitest'
import * as content from '../../sample-content/texts/index.ts'
import type { SamplePost } from '../../sample-content/texts/shapes.ts'
import { SUBCATEGORIES } from '../../sample-content/texts/shapes.ts'
import { PORTRAITS, SCENES } from './pictures.ts'
import { allPosts, usedPortraits, usedScenes } from './used-assets.ts'

/** The date for which the sample was written. */
const TODAY = Date.parse('2026-11-21T12:00:00+03:00')

const newestFirst = <P extends SamplePost>(posts: readonly P[]): P[] =>
  posts.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))

const titles = (posts: readonly SamplePost[], language: 'SO' | 'EN') =>
  posts.flatMap(({ texts }) => texts[language]?.title ?? [])

test('the sample has the planned numbers of items', () => {
  const counts = Object.fromEntries(
    Object.entries(content).map(([name, items]) => [name, items.length]),
  )
  expect(counts).toEqual({
    news: 24,
    pressReleases: 10,
    videos: 9,
    documents: 14,
    operations: 8,
    ministryLeaders: 6,
    armyLeaders: 8,
    speeches: 5,
    publications: 5,
    tenders: 6,
    army: 4,
    warOnTerror: 5,
  })
})

test('every post except three news has both languages', () => {
  const single = allPosts.filter(({ texts }) => LANGUAGES.some((language) => !texts[language]))
  expect(single.every((post) => (content.news as readonly SamplePost[]).includes(post))).toBe(true)
  expect(single.filter(({ texts }) => texts.SO)).toHaveLength(2)
  expect(single.filter(({ texts }) => texts.EN)).toHaveLength(1)
})

test.each(LANGUAGES)('titles in %s are unique within their kind and never blank', (language) => {
  for (const items of Object.values(content)) {
    const posts = items.filter((item): item is (typeof allPosts)[number] => 'texts' in item)
    const all = titles(posts, language)
    expect(new Set(all).size).toBe(all.length)
    expect(all.every((title) => title.trim() === title && title !== '')).toBe(true)
  }
})

test.each(LANGUAGES)(
  'three headlines in %s are cut at 66 characters, one of them very long',
  (language) => {
    const long = titles(content.news, language).filter((title) => title.length > 66)
    expect(long).toHaveLength(3)
    expect(long.filter((title) => title.length > 150)).toHaveLength(1)
  },
)

test('every date is valid, before today, in working hours and not on a Friday', () => {
  for (const { at } of allPosts) {
    const time = Date.parse(at)
    expect(time, at).toBeLessThan(TODAY)
    expect(at).toMatch(/T(?:0[89]|1[0-6]):\d{2}:00\+03:00$/)
    expect(new Date(`${at.slice(0, 10)}T12:00:00Z`).getUTCDay(), at).not.toBe(5)
  }
})

test('every news has one of the four subcategories, and none is empty', () => {
  const used = new Set(content.news.map(({ subcategory }) => subcategory))
  expect([...used].sort()).toEqual(Object.keys(SUBCATEGORIES).sort())
})

test('an article has three to seven blocks after its lead', () => {
  for (const { texts } of content.news) {
    for (const text of Object.values(texts)) {
      const blocks = text.body.length
      expect(blocks, text.title).toBeGreaterThanOrEqual(3)
      expect(blocks, text.title).toBeLessThanOrEqual(7)
    }
  }
})

test.each(LANGUAGES)('the home page in %s shows no picture twice', (language) => {
  const news = newestFirst(content.news.filter(({ texts }) => texts[language]))
  const newest = news.slice(0, 5)
  const featured = news.filter((post) => post.featured)
  expect(featured).toHaveLength(5)
  expect(newest.filter((post) => post.featured)).toEqual([])
  const operations = content.operations.filter((operation) => operation.featured)
  expect(operations).toHaveLength(6)
  const scenes = [...newest, ...featured, ...content.videos, ...operations].map(
    (item) => item.scene,
  )
  expect(scenes).toHaveLength(25)
  expect(new Set(scenes).size).toBe(25)
})

test('no two news, and no two press releases, show the same picture', () => {
  for (const posts of [content.news, content.pressReleases]) {
    expect(new Set(posts.map(({ scene }) => scene)).size).toBe(posts.length)
  }
})

test('every named picture exists', () => {
  expect(usedScenes.filter((name) => !(name in SCENES))).toEqual([])
  expect(usedPortraits.filter((name) => !(name in PORTRAITS))).toEqual([])
})

test('operations have every status, and say that they are samples in both languages', () => {
  const statuses = content.operations.map(({ status }) => status)
  expect([...new Set(statuses)].sort()).toEqual([...OPERATION_STATUSES].sort())
  for (const { description } of content.operations) {
    expect(description.SO).toMatch(/^Tusaale: /)
    expect(description.EN).toMatch(/^Sample: /)
  }
})

test('each role of the ministry has one leader with its fixed title', () => {
  expect(content.ministryLeaders.map(({ role }) => role)).toEqual([...LEADERSHIP_ROLES])
  for (const { role, title } of content.ministryLeaders) {
    expect(role && LEADERSHIP_TITLES[role]).toEqual(title)
  }
})

test('army leaders have no role, and one has no photo', () => {
  expect(content.armyLeaders.filter(({ role }) => role)).toEqual([])
  expect(content.armyLeaders.filter(({ portrait }) => !portrait)).toHaveLength(1)
})

test('four tenders are open and two are closed', () => {
  const open = content.tenders.filter(({ closes }) => Date.parse(closes) > TODAY)
  expect(open).toHaveLength(4)
  for (const { opens, closes, reference } of content.tenders) {
    expect(Date.parse(opens)).toBeLessThan(Math.min(TODAY, Date.parse(closes)))
    expect(reference).toMatch(/^SAMPLE-2026-\d{2}$/)
  }
})

test('addresses are of .example hosts or of the four free films', () => {
  const addresses = JSON.stringify(content).match(/[\w.]+@[\w.]+\w|https?:[^"]+/g) ?? []
  expect(addresses.length).toBeGreaterThan(4)
  for (const address of addresses) {
    expect(address).toMatch(/\.example$|^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/)
  }
})

test('no text has characters that the editor would read as bold or italic', () => {
  expect(JSON.stringify(content)).not.toMatch(/\*\*|_[^_"]+_/)
})
