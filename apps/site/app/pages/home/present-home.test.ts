import { type FeaturedPost, type Post, PostSchema } from '@gaashaan/contract'
import { featuredPostExamples, postExamples } from '@gaashaan/contract/examples'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { registerMessages } from '../../messages/messages.ts'
import { so } from '../../messages/so.ts'
import { presentLatestNews, presentNews } from './present-home.ts'

registerMessages('SO', so)

const typical = parse(PostSchema, postExamples.typical)

test('a news item has its article’s path, its day and its picture', () => {
  expect(presentNews(typical, 'SO')).toMatchObject({
    to: '/resources/NewsDetail/tusaale-ciidanka-badda-oo-kordhiyay-ilaalinta-xeebta-101',
    date: 'Noofeembar 18, 2026',
    day: '2026-11-18',
    subcategory: 'Badda',
    picture: { url: '/media/example-boat.webp', width: 1600 },
  })
})

test('a thin featured item has the picture of its post_url and no date', () => {
  const thin = featuredPostExamples.thin as unknown as FeaturedPost
  expect(presentNews(thin, 'SO')).toMatchObject({
    title: thin.title,
    picture: { url: '/media/example-boat.webp', alt: thin.title },
    date: undefined,
    day: undefined,
    subcategory: undefined,
  })
})

test('a hostile URL is no picture', () => {
  const hostile = parse(PostSchema, postExamples.hostileMarkup)
  expect(presentNews(hostile, 'SO').picture).toBeUndefined()
})

test('the latest news are in reverse order, so that the newest comes last', () => {
  const posts: Post[] = [3, 2, 1].map((id) => ({ ...typical, id }))
  expect(presentLatestNews(posts, 'SO').map(({ id }) => id)).toEqual([1, 2, 3])
})
