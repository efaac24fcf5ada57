import { expect, test } from 'vitest'
import {
  type AltTexts,
  isFallbackText,
  portraitAlt,
  preferSourceAlt,
  storyAlt,
  unattachedAlt,
} from './fallback-alt-text.ts'

const hasFallback = ({ so, en }: AltTexts) => isFallbackText(so) || isFallbackText(en)

test('a fallback names the story, in the other language where one has no title', () => {
  const alt = storyAlt({ so: 'Warka', en: undefined })
  expect(alt).toEqual({ so: 'Sawirka warka: Warka', en: 'Picture of the story: Warka' })
  expect(hasFallback(alt)).toBe(true)
})

test('texts of the source replace the fallback', () => {
  const fallback = storyAlt({ so: 'A', en: 'B' })
  const both = preferSourceAlt(fallback, { so: 'Doon', en: 'A boat' }, 'x.jpg')
  expect(both).toEqual({ so: 'Doon', en: 'A boat' })
  expect(hasFallback(both)).toBe(false)
  const english = preferSourceAlt(fallback, { en: 'A boat' }, 'x.jpg')
  expect(english).toEqual({ so: 'Sawirka warka: A', en: 'A boat' })
  expect(hasFallback(english)).toBe(true)
})

test('a language without a text of the source has its fallback', () => {
  const fallback = storyAlt({ so: 'A', en: 'B' })
  const alt = preferSourceAlt(fallback, { so: 'Doon', en: ' ' }, 'x.jpg')
  expect(alt).toEqual({ so: 'Doon', en: 'Picture of the story: B' })
  expect(hasFallback(alt)).toBe(true)
})

test.each(['IMG_1234.jpg', 'IMG_1234', 'photo', 'Image 3', '', '  ', '12345', 'sawir', 'x.PNG'])(
  'the text %j describes nothing and is not used',
  (en) => {
    expect(preferSourceAlt(storyAlt({ so: 'A', en: 'B' }), { en }, 'x.png').en).toBe(
      'Picture of the story: B',
    )
  },
)

test('a portrait shows the person who is named beside it', () => {
  const alt = portraitAlt({ so: { name: 'Magac', title: 'Wasiir' } })
  expect(alt).toEqual({ so: 'Magac, Wasiir', en: 'Portrait: Magac, Wasiir' })
  expect(hasFallback(alt)).toBe(false)
})

test('the title of an unattached file loses its file extension', () => {
  expect(unattachedAlt('parade.jpg').en).toBe('Picture from the earlier site: parade')
})
