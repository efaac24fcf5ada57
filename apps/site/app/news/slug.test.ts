import { articleSlug } from '@gaashaan/contract/article-path'
import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { idFromSlug } from './slug.ts'

test.each([
  ['Ciidanka Badda', 7, 'ciidanka-badda-7'],
  ['  Two   spaces \t and a tab ', 7, 'two-spaces-and-a-tab-7'],
  ['Ka faa’iideysan: 5 degmo', 12, 'ka-faa-iideysan-5-degmo-12'],
  ['One - two', 3, 'one-two-3'],
  ['under_score', 3, 'under_score-3'],
  ['محمد', 9, '--9'],
])('the slug of %j and %i is %s', (title, id, slug) => {
  expect(articleSlug(title, id)).toBe(slug)
})

test.each(Object.entries(postExamples))('the slug of the %s post ends with its id', (_n, post) => {
  const slug = articleSlug(post.title, post.id)
  expect(slug).toMatch(/^[\w-]+$/)
  expect(idFromSlug(slug)).toBe(post.id)
})

test.each(['', 'no-id', 'title-', 'title-12a', 'title-0', 'title-99999999999', 'title12'])(
  'there is no id in %j',
  (slug) => {
    expect(idFromSlug(slug)).toBeUndefined()
  },
)
