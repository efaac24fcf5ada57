import type { SearchQueryInput } from '../../apps/site/app/search/search.ts'
import { stem } from './archive.ts'

/** Questions of each kind. */
const EACH = 40

/** A word with two letters in each other's place. */
function misspelt(word: string): string {
  return `${word.slice(0, 2)}${word[3] ?? ''}${word[2] ?? ''}${word.slice(4)}`
}

const question = (text: string, more: Partial<SearchQueryInput> = {}): SearchQueryInput => ({
  language: 'SO',
  text,
  page: 1,
  ...more,
})

const many = (make: (at: number) => SearchQueryInput) =>
  Array.from({ length: EACH }, (_v, at) => make(at))

/** What readers may ask, from what stands in most texts to what stands in few. */
export const QUESTIONS: Readonly<Record<string, readonly SearchQueryInput[]>> = {
  'frequent word': many((at) => question(stem(at))),
  'rare word': many((at) => question(stem(6_000 + at))),
  'two words': many((at) => question(`${stem(at)} ${stem(60 + at)}`)),
  'four words': many((at) => question([at, at + 40, at + 80, at + 120].map(stem).join(' '))),
  'three letters': many((at) => question(stem(at).slice(0, 3))),
  'misspelt words': many((at) =>
    question(`${misspelt(`${stem(at)}yada`)} ${misspelt(`${stem(300 + at)}owga`)}`),
  ),
  'one year': many((at) => question(stem(at), { year: 2021 })),
  'last page': many((at) => question(stem(at), { page: 50 })),
}
