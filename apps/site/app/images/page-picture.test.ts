import type { Picture } from '@gaashaan/contract'
import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { IMAGE_SLOTS } from './image-slots.ts'
import { pagePicture } from './page-picture.ts'

const WIDTHS = [160, 240, 360, 480, 640, 960, 1280, 1920, 2400]

/** A picture as our desk sends it. */
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
/** A picture as an older desk sends it: WebP in two widths. */
const older = postExamples.typical.picture
const sizes = older.sizes.map((size) => ({ ...size, format: 'webp' as const }))

test('a picture of our desk has the variants that its slot offers, as one group', () => {
  expect(pagePicture(desk, desk.url, 'title', IMAGE_SLOTS.aside)).toEqual({
    url: '/media/boat-8b09d4ef68.jpg',
    width: 2400,
    height: 1350,
    alt: 'A boat',
    credit: 'Sample',
    colour: '#8b9fa2',
    variants: [
      { formats: ['avif', 'webp'], widths: [160, 240, 360], prefix: '/media/boat-8b09d4ef68-w' },
    ],
    small: '/media/boat-8b09d4ef68-w640.jpeg',
  })
})

test('two pictures with the same widths share one list of them', () => {
  const [first, second] = [1, 2].map(
    () => pagePicture(desk, null, '', IMAGE_SLOTS.third)?.variants?.[0],
  )
  expect(first?.widths).toBe(second?.widths)
  expect(first?.formats).toBe(second?.formats)
})

test('a missing width is replaced by the next wider one, up to the widest', () => {
  const narrow = { ...desk, sizes: desk.sizes.filter(({ width }) => width <= 640 && width !== 360) }
  expect(pagePicture(narrow, null, '', IMAGE_SLOTS.third)?.variants?.[0]?.widths).toEqual([
    240, 480, 640,
  ])
})

test('an original of the same format is the widest variant', () => {
  expect(pagePicture({ ...older, sizes }, null, 'title', IMAGE_SLOTS.featured)?.variants).toEqual([
    { formats: ['webp'], widths: [400, 800], prefix: '/media/example-boat-' },
    { formats: ['webp'], widths: [1600], prefix: '/media/example-boat.webp', suffix: null },
  ])
})

test('a host’s picture without a text is decorative, and one by its path gets the text of the caller', () => {
  expect(pagePicture({ ...desk, alt: '' }, null, 'title', IMAGE_SLOTS.third)?.alt).toBe('')
  expect(pagePicture(null, '/media/boat.jpg', 'title', IMAGE_SLOTS.third)?.alt).toBe('title')
})

test('a picture of another host has only a path', () => {
  const { post_url } = postExamples.createdAtInOtherCase
  expect(pagePicture(undefined, post_url, 'title', IMAGE_SLOTS.third)).toEqual({
    url: '/media/-/uploads/example.jpg',
    alt: 'title',
    width: 1600,
    height: 900,
    variants: [
      {
        formats: ['avif', 'webp'],
        widths: IMAGE_SLOTS.third.widths,
        prefix: '/media/~/-/uploads/example.jpg/',
      },
    ],
  })
})

test('a picture without sizes gets those that the site generates, never wider than the original', () => {
  const bare = { ...desk, width: 600, sizes: [] }
  expect(pagePicture(bare, null, '', IMAGE_SLOTS.third)?.variants).toEqual([
    {
      formats: ['avif', 'webp'],
      widths: [240, 360, 480],
      prefix: '/media/~/boat-8b09d4ef68.jpg/',
    },
  ])
  expect(
    pagePicture({ ...bare, url: '/media/x.svg' }, null, '', IMAGE_SLOTS.third),
  ).not.toHaveProperty('variants')
})

test.each(['pressRelease', 'video', 'youTubeVideo', 'withoutPicture', 'hostileMarkup'] as const)(
  'the path of the example %s is not a picture',
  (name) => {
    const { post_url } = postExamples[name]
    expect(pagePicture(undefined, post_url, 'title', IMAGE_SLOTS.third)).toBeUndefined()
  },
)

test('a picture with an unsafe URL is refused, and an unsafe size is left out', () => {
  const unsafe = { url: 'javascript:alert(1)', width: 400, format: 'avif' } as const
  expect(
    pagePicture({ ...desk, url: unsafe.url }, null, 'title', IMAGE_SLOTS.third),
  ).toBeUndefined()
  const alone = { ...desk, sizes: [unsafe] }
  expect(JSON.stringify(pagePicture(alone, null, 'title', IMAGE_SLOTS.third))).not.toContain(
    'javascript',
  )
})
