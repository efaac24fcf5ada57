import { type Post, PostSchema } from '@gaashaan/contract'
import { postExamples } from '@gaashaan/contract/examples'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { postKind } from './post-kind.ts'

const post: Post = v.parse(PostSchema, postExamples.withoutPicture)
const tender: Post = v.parse(PostSchema, postExamples.tender)

test.each([
  [1, 'news'],
  [6, 'news'],
  [10, 'pressReleases'],
  [11, 'speeches'],
  [15, 'warOnTerror'],
  [99, undefined],
  [null, undefined],
  [undefined, undefined],
])('a post of category %s is of the kind %s', (category_id, kind) => {
  expect(postKind({ ...post, category_id })).toBe(kind)
})

test('a post without a category is a tender if it has a tender’s dates', () => {
  expect(postKind(tender)).toBe('tenders')
})
