import type { SearchQueryInput } from '../../apps/site/app/search/search.ts'
import { stem } from './archive.ts'

/** Queries of each kind. */
const PER_KIND = 40

/** A word with two letters swapped. */
function misspell(word: string): string {
  return `${word.slice(0, 2)}${word[3] ?? ''}${word[2] ?? ''}${word.slice(4)}`
}

const query = (text: string, input: Partial<SearchQueryInput> = {}): SearchQueryInput => ({
  language: 'SO',
  text,
  page: 1,
  ...input,
})

const queries = (make: (index: number) => SearchQueryInput) =>
  Array.from({ length: PER_KIND }, (_value, index) => make(index))

/** Queries of readers by kinds; a lower rank is a more frequent word. */
export const QUERIES: Readonly<Record<string, readonly SearchQueryInput[]>> = {
  'frequent word': queries((rank) => query(stem(rank))),
  'rare word': queries((rank) => query(stem(6_000 + rank))),
  'two words': queries((rank) => query(`${stem(rank)} ${stem(60 + rank)}`)),
  'four words': queries((rank) =>
    query([rank, rank + 40, rank + 80, rank + 120].map(stem).join(' ')),
  ),
  'three letters': queries((rank) => query(stem(rank).slice(0, 3))),
  'misspelt words': queries((rank) =>
    query(`${misspell(`${stem(rank)}yada`)} ${misspell(`${stem(300 + rank)}owga`)}`),
  ),
  'one year': queries((rank) => query(stem(rank), { year: 2021 })),
  'last page': queries((rank) => query(stem(rank), { page: 50 })),
}
