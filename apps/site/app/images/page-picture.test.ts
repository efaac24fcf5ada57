import type { Picture } from '@gaashaan/contract'
import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { IMAGE_SLOTS } from './image-slots.ts'
import { pagePicture } from './page-picture.ts'

const WIDTHS = [160, 240, 360, 480, 640, 960, 1280, 1920, 2400]

/** A picture as our desk answers it. */
const desk: Picture = {
  url: '/media/boat-8b09d4ef68.jpg',
  width: 2400,
  height: 1350,
  alt: 'A boat',
  credit: 'Sample',
  colour: '#8b9fa2',
  sizes: [
    ...(['avif', 'webp'] as const).flatMap((format) =>
      WIDTHS.map((width) => ({ url: `/media/boat-8b09d4ef68-w${width}.${format}`, width, format })),
    ),
    ...[640, 1280].map((width) => ({
      url: `/media/boat-8b09d4ef68-w${width}.jpeg`,
      width,
      format: 'jpeg' as const,
    })),
  ],
}
/** A picture as an older answer has it: WebP in two widths. */
const older = postExamples.typical.picture
const sizes = older.sizes.map((size) => ({ ...size, format: 'webp' as const }))

test('a picture of our desk has what a place offers, in what the addresses share', () => {
  expect(pagePicture(desk, desk.url, 'title', IMAGE_SLOTS.aside)).toEqual({
    url: '/media/boat-8b09d4ef68.jpg',
    width: 2400,
    height: 1350,
    alt: 'A boat',
    credit: 'Sample',
    colour: '#8b9fa2',
    made: [
      { formats: ['avif', 'webp'], widths: [160, 240, 360], before: '/media/boat-8b09d4ef68-w' },
    ],
    small: '/media/boat-8b09d4ef68-w640.jpeg',
  })
})

test('two pictures with the same widths share one list, which travels once', () => {
  const [first, second] = [1, 2].map(
    () => pagePicture(desk, null, '', IMAGE_SLOTS.third)?.made?.[0],
  )
  expect(first?.widths).toBe(second?.widths)
  expect(first?.formats).toBe(second?.formats)
})

test('a width that was not made is the next wider one, and a picture ends with its own', () => {
  const narrow = { ...desk, sizes: desk.sizes.filter(({ width }) => width <= 640 && width !== 360) }
  expect(pagePicture(narrow, null, '', IMAGE_SLOTS.third)?.made?.[0]?.widths).toEqual([
    240, 480, 640,
  ])
})

test('the whole picture of the same format is the widest size', () => {
  expect(pagePicture({ ...older, sizes }, null, 'title', IMAGE_SLOTS.featured)?.made).toEqual([
    { formats: ['webp'], widths: [400, 800], before: '/media/example-boat-' },
    { formats: ['webp'], widths: [1600], before: '/media/example-boat.webp', after: null },
  ])
})

test('a host’s picture without an alternative text is decorative; one by path takes what is given', () => {
  expect(pagePicture({ ...desk, alt: '' }, null, 'title', IMAGE_SLOTS.third)?.alt).toBe('')
  expect(pagePicture(null, '/media/boat.jpg', 'title', IMAGE_SLOTS.third)?.alt).toBe('title')
})

test('a picture of another host is taken by its path alone', () => {
  const { post_url } = postExamples.createdAtInOtherCase
  expect(pagePicture(undefined, post_url, 'title', IMAGE_SLOTS.third)).toEqual({
    url: '/media/-/uploads/example.jpg',
    alt: 'title',
    width: 1600,
    height: 900,
    made: [
      {
        formats: ['avif', 'webp'],
        widths: IMAGE_SLOTS.third.widths,
        before: '/media/~/-/uploads/example.jpg/',
      },
    ],
  })
})

test('a picture without made sizes is offered as the site makes it, never wider than it is', () => {
  const bare = { ...desk, width: 600, sizes: [] }
  expect(pagePicture(bare, null, '', IMAGE_SLOTS.third)?.made).toEqual([
    {
      formats: ['avif', 'webp'],
      widths: [240, 360, 480],
      before: '/media/~/boat-8b09d4ef68.jpg/',
    },
  ])
  expect(
    pagePicture({ ...bare, url: '/media/x.svg' }, null, '', IMAGE_SLOTS.third),
  ).not.toHaveProperty('made')
})

test.each(['pressRelease', 'video', 'youTubeVideo', 'withoutPicture', 'hostileMarkup'] as const)(
  'the path of the example %s is no picture',
  (name) => {
    const { post_url } = postExamples[name]
    expect(pagePicture(undefined, post_url, 'title', IMAGE_SLOTS.third)).toBeUndefined()
  },
)

test('an unsafe address makes no picture, and an unsafe size is left out', () => {
  const unsafe = { url: 'javascript:alert(1)', width: 400, format: 'avif' } as const
  expect(
    pagePicture({ ...desk, url: unsafe.url }, null, 'title', IMAGE_SLOTS.third),
  ).toBeUndefined()
  const alone = { ...desk, sizes: [unsafe] }
  expect(JSON.stringify(pagePicture(alone, null, 'title', IMAGE_SLOTS.third))).not.toContain(
    'javascript',
  )
})
