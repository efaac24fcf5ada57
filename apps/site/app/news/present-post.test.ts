import { type Post, PostSchema } from '@gaashaan/contract'
import { postExamples } from '@gaashaan/contract/examples'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { registerMessages } from '../messages/messages.ts'
import { so } from '../messages/so.ts'
import { presentPost } from './present-post.ts'

registerMessages('SO', so)
registerMessages('EN', en)

function example(name: keyof typeof postExamples): Post {
  return v.parse(PostSchema, postExamples[name])
}

test('a post is summed up in ready texts', () => {
  expect(presentPost(example('typical'), 'SO', 100)).toEqual({
    id: 101,
    to: '/resources/NewsDetail/tusaale-ciidanka-badda-oo-kordhiyay-ilaalinta-xeebta-101',
    title: 'Tusaale: Ciidanka Badda oo kordhiyay ilaalinta xeebta',
    date: 'Noofeembar 18, 2026',
    day: '2026-11-18',
    subcategory: 'Badda',
    excerpt: 'Tani waa qoraal tusaale ah. Faahfaahin Waa qayb labaad.',
    picture: {
      url: '/media/example-boat.webp',
      width: 1600,
      height: 900,
      alt: '',
      made: [
        { formats: ['webp'], widths: [400, 800], before: '/media/example-boat-' },
        {
          formats: ['webp'],
          widths: [1600],
          before: '/media/example-boat.webp',
          after: null,
        },
      ],
    },
    file: undefined,
  })
})

test('the excerpt has no tags and no more characters than asked', () => {
  const { excerpt } = presentPost(example('typical'), 'SO', 20)
  expect(excerpt).toBe('Tani waa qoraal…')
  expect(presentPost(example('hostileMarkup'), 'EN', 100).excerpt).toBe('Before link after')
})

test('a post without content, picture or subcategory is summed up without them', () => {
  expect(presentPost(example('withoutContent'), 'SO', 100).excerpt).toBe('')
  expect(presentPost(example('withoutPicture'), 'SO', 100).picture).toBeUndefined()
  expect(presentPost(example('createdAtInOtherCase'), 'EN', 100)).toMatchObject({
    subcategory: undefined,
    date: 'November 17, 2026',
    picture: { url: '/media/-/uploads/example.jpg' },
  })
})

test('a file is there where the post has one', () => {
  expect(presentPost(example('pressRelease'), 'SO', 150).file).toBe('/media/example-release.pdf')
})
