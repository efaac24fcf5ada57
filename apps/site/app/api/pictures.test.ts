import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { pictureOf } from './pictures.ts'

const { picture } = postExamples.typical
const sizes = [...picture.sizes]

test('a picture of our host keeps its pixels, its sizes and its own alternative text', () => {
  expect(pictureOf({ ...picture, sizes }, picture.url, 'title')).toEqual({ ...picture, sizes })
})

test('a picture without an alternative text takes the one that is given', () => {
  expect(pictureOf({ ...picture, sizes, alt: '' }, null, 'title')?.alt).toBe('title')
})

test('a picture of another host is taken by its path alone', () => {
  const { post_url } = postExamples.createdAtInOtherCase
  expect(pictureOf(undefined, post_url, 'title')).toEqual({
    url: '/media/-/uploads/example.jpg',
    alt: 'title',
    sizes: [],
    width: 1600,
    height: 900,
  })
})

test.each(['pressRelease', 'video', 'youTubeVideo', 'withoutPicture', 'hostileMarkup'] as const)(
  'the path of the example %s is no picture',
  (name) => {
    expect(pictureOf(undefined, postExamples[name].post_url, 'title')).toBeUndefined()
  },
)

test('an unsafe address makes no picture, and an unsafe size is left out', () => {
  const unsafe = { url: 'javascript:alert(1)', width: 400 }
  expect(pictureOf({ ...picture, sizes, url: unsafe.url }, null, 'title')).toBeUndefined()
  expect(pictureOf({ ...picture, sizes: [...sizes, unsafe] }, null, 'title')?.sizes).toEqual(sizes)
})
