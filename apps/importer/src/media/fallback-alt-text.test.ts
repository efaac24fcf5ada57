import { expect, test } from 'vitest'
import { looseAlt, portraitAlt, storyAlt, withOwnWords } from './fallback-alt-text.ts'

test('a stand-in says which story, in the language that has a title where one has none', () => {
  expect(storyAlt({ so: 'Warka', en: undefined })).toEqual({
    so: 'Sawirka warka: Warka',
    en: 'Picture of the story: Warka',
    isFallback: true,
  })
})

test('words of the source take the place of a stand-in', () => {
  const standIn = storyAlt({ so: 'A', en: 'B' })
  expect(withOwnWords(standIn, { so: 'Doon', en: 'A boat' }, 'x.jpg')).toEqual({
    so: 'Doon',
    en: 'A boat',
    isFallback: false,
  })
  expect(withOwnWords(standIn, { en: 'A boat' }, 'x.jpg')).toEqual({
    so: 'Sawirka warka: A',
    en: 'A boat',
    isFallback: true,
  })
})

test('a language of which the source says nothing has its stand-in', () => {
  const standIn = storyAlt({ so: 'A', en: 'B' })
  expect(withOwnWords(standIn, { so: 'Doon', en: ' ' }, 'x.jpg')).toEqual({
    so: 'Doon',
    en: 'Picture of the story: B',
    isFallback: true,
  })
})

test.each(['IMG_1234.jpg', 'IMG_1234', 'photo', 'Image 3', '', '  ', '12345', 'sawir', 'x.PNG'])(
  'the words %j say nothing',
  (en) => {
    expect(withOwnWords(storyAlt({ so: 'A', en: 'B' }), { en }, 'x.png').en).toBe(
      'Picture of the story: B',
    )
  },
)

test('a portrait shows who is named', () => {
  expect(portraitAlt({ so: { name: 'Magac', title: 'Wasiir' } })).toEqual({
    so: 'Magac, Wasiir',
    en: 'Portrait: Magac, Wasiir',
    isFallback: false,
  })
})

test("a loose file's title is no file name", () => {
  expect(looseAlt('parade.jpg').en).toBe('Picture from the earlier site: parade')
})
