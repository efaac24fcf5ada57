import { expect, test } from 'vitest'
import type { PostSummary } from '../../news/post-summary.ts'
import { renderInLanguage } from '../render-in-language.tsx'
import { PostCards } from './post-card.tsx'

const post: PostSummary = {
  id: 7,
  to: '/resources/NewsDetail/sample-7',
  title: 'Sample <b>title</b>',
  date: 'November 18, 2026',
  day: '2026-11-18',
  subcategory: 'Maritime',
  excerpt: 'What it says…',
}

const render = (posts: readonly PostSummary[]) =>
  renderInLanguage(<PostCards posts={posts} />, 'EN')

test('a card is one link with one tab stop, named by the title', () => {
  const html = render([post])
  expect(html.match(/<(?:a|button|input|summary)\b|tabindex/gi)).toHaveLength(1)
  expect(html).toMatch(
    /<a [^>]*href="\/resources\/NewsDetail\/sample-7"[^>]*>Sample &lt;b&gt;title/,
  )
})

test('a card has the subcategory, day, excerpt and Read More', () => {
  const html = render([post])
  expect(html).toContain('Maritime')
  expect(html).toContain('<time dateTime="2026-11-18">November 18, 2026</time>')
  expect(html).toContain('What it says…')
  expect(html).toContain('Read More')
})

test('only the first picture of a list is loaded at once', () => {
  const picture = { url: '/media/a.webp', width: 1600, height: 900, alt: '' }
  const html = render([
    { ...post, picture },
    { ...post, id: 8, picture },
  ])
  expect(html.match(/loading="\w+"/g)).toEqual(['loading="eager"', 'loading="lazy"'])
})
