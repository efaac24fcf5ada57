import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestIndex, entry, type TestIndex } from '../../testing/search-index.ts'

let index: TestIndex
beforeEach(() => {
  index = createTestIndex()
  index.writer.setState('ready', '1')
})
afterEach(() => index.close())

const put = (...entries: Parameters<typeof entry>[0][]) => index.writer.put(entries.map(entry), 1)

function found(text: string) {
  const answer = index.reader.search({ language: 'SO', text, page: 1 }, undefined)
  if (answer.state !== 'ready') throw new Error(answer.state)
  return answer
}

/** The titles that are found, in the order of the alphabet. */
const titles = (text: string) =>
  found(text)
    .own.items.map(({ title }) => title.map((piece) => piece.text).join(''))
    .toSorted()

test.each([
  ['kuxigeenka', 'ku-xigeenka', 'ku xigeenka'],
  ['warsaxaafadeed', 'war-saxaafadeed', 'war saxaafadeed'],
  ['waxsoosaarka', 'wax-soo-saarka', 'wax soo saarka'],
  ['dibuhabaynta', 'dib-u-habaynta', 'dib u habaynta'],
  ['issaarka', 'is-saarka', 'is saarka'],
])('%s, %s and %s are found by each other, in titles and in texts', (...writings) => {
  const all = writings.flatMap((writing, at) => [
    { title: `Cinwaan ${writing} ${at}` },
    { title: `Qoraal ${at}`, body: `Waxaa jooga ${writing} maanta` },
  ])
  put(...all)
  const every = all.map(({ title }) => title).toSorted()
  for (const writing of writings) expect([writing, titles(writing)]).toEqual([writing, every])
})

test.each(['kuxigeenka', 'ku-xigeenka', 'ku xigeenka'])('%s is found alone too', (writing) => {
  put({ title: `Taliye ${writing}` }, { title: 'Taliyaha' })
  for (const asked of ['taliye kuxigeen', 'taliye ku-xigeenka', 'ku xigeenka taliye']) {
    expect([asked, titles(asked)]).toEqual([asked, [`Taliye ${writing}`]])
    expect(found(asked).readAs).toBeUndefined()
  }
})

test('a compound is suggested however it is typed', () => {
  put({ title: 'Wasiir ku-xigeenka' })
  expect(index.reader.suggest('SO', 'kuxig').map(({ title }) => title)).toEqual([
    'Wasiir ku-xigeenka',
  ])
})

test('words that only stand in the same text are no compound', () => {
  put({ title: 'Lacagta' }, { title: 'Cagta', body: 'Cagta ayaa la daweeyay' })
  expect(titles('lacagta')).toEqual(['Lacagta'])
})

test('a compound is marked by the words that tell it', () => {
  put({ title: 'Wararka ku saabsan war-saxaafadeedka' })
  const [result] = found('warsaxaafadeed').own.items
  const marked = result?.title.filter(({ isMatch }) => isMatch).map(({ text }) => text)
  expect(marked).toEqual(['war', 'saxaafadeedka'])
})
