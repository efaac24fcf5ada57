import { expect, test } from 'vitest'
import { setUpIndex } from '../testing/set-up-index.ts'

const { add, index, search, titles } = setUpIndex()

test.each([
  ['kuxigeenka', 'ku-xigeenka', 'ku xigeenka'],
  ['warsaxaafadeed', 'war-saxaafadeed', 'war saxaafadeed'],
  ['waxsoosaarka', 'wax-soo-saarka', 'wax soo saarka'],
  ['dibuhabaynta', 'dib-u-habaynta', 'dib u habaynta'],
  ['issaarka', 'is-saarka', 'is saarka'],
])('%s, %s and %s find each other, in titles and in texts', (...spellings) => {
  const documents = spellings.flatMap((spelling, at) => [
    { title: `Cinwaan ${spelling} ${at}` },
    { title: `Qoraal ${at}`, body: `Waxaa jooga ${spelling} maanta` },
  ])
  add(...documents)
  const all = documents.map(({ title }) => title).toSorted()
  for (const spelling of spellings)
    expect([spelling, titles(spelling).toSorted()]).toEqual([spelling, all])
})

test.each(['kuxigeenka', 'ku-xigeenka', 'ku xigeenka'])(
  '%s is found as the only spelling too',
  (spelling) => {
    add({ title: `Taliye ${spelling}` }, { title: 'Taliyaha' })
    for (const query of ['taliye kuxigeen', 'taliye ku-xigeenka', 'ku xigeenka taliye']) {
      expect([query, titles(query)]).toEqual([query, [`Taliye ${spelling}`]])
      expect(search(query).readAs).toBeUndefined()
    }
  },
)

test('a compound is suggested however it is typed', () => {
  add({ title: 'Wasiir ku-xigeenka' })
  expect(
    index()
      .reader.suggest('SO', 'kuxig')
      .map(({ title }) => title),
  ).toEqual(['Wasiir ku-xigeenka'])
})

test('words of the same text that are not neighbours are no compound', () => {
  add({ title: 'Lacagta' }, { title: 'Cagta', body: 'Cagta ayaa la daweeyay' })
  expect(titles('lacagta')).toEqual(['Lacagta'])
})

test('a conjunction between two words makes no compound', () => {
  add({ title: 'Nabad ee barwaaqo' })
  expect(titles('nabadeebarwaaqo')).toEqual([])
})

test('the words of a compound are marked', () => {
  add({ title: 'Wararka ku saabsan war-saxaafadeedka' })
  const [result] = search('warsaxaafadeed').own.items
  const marked = result?.title.filter(({ isMatch }) => isMatch).map(({ text }) => text)
  expect(marked).toEqual(['war', 'saxaafadeedka'])
})
