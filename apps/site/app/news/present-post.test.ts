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

test('a summary has formatted texts', () => {
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
      variants: [
        { formats: ['webp'], widths: [400, 800], prefix: '/media/example-boat-' },
        {
          formats: ['webp'],
          widths: [1600],
          prefix: '/media/example-boat.webp',
          suffix: null,
        },
      ],
    },
    file: undefined,
  })
})

test('the excerpt has no tags and is not longer than its bound', () => {
  const { excerpt } = presentPost(example('typical'), 'SO', 20)
  expect(excerpt).toBe('Tani waa qoraal…')
  expect(presentPost(example('hostileMarkup'), 'EN', 100).excerpt).toBe('Before link after')
})

test('the summary of a post without content, picture or subcategory has none', () => {
  expect(presentPost(example('withoutContent'), 'SO', 100).excerpt).toBe('')
  expect(presentPost(example('withoutPicture'), 'SO', 100).picture).toBeUndefined()
  expect(presentPost(example('createdAtInOtherCase'), 'EN', 100)).toMatchObject({
    subcategory: undefined,
    date: 'November 17, 2026',
    picture: { url: '/media/-/uploads/example.jpg' },
  })
})

test('a summary has the file of its post', () => {
  expect(presentPost(example('pressRelease'), 'SO', 150).file).toBe('/media/example-release.pdf')
})
