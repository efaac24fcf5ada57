import { expect, test } from 'vitest'
import { commonShare, compareTexts, wordsOf } from './compare-texts.ts'

const TEXT = `Ciidanka Badda oo kordhiyay ilaalinta xeebta. Wasaaraddu waxay sheegtay in afar doomood ay
gaareen dekedda Muqdisho. Taliyuhu wuxuu yiri: "Xeebteennu waa ammaan." Hawlgalku wuu socon doonaa ilaa
dhammaadka sanadka, sida uu qorshuhu yahay.`

const other = wordsOf(TEXT)
const compare = (asked: string) => compareTexts(wordsOf(asked), other)
const marked = (asked: string) =>
  compare(asked)
    ?.parts.map(
      ({ kind, text }) => ({ same: text, added: `[+${text}]`, missing: `[-${text}]` })[kind],
    )
    .join(' ')

test('the whole text, and any quote of it, is the same in whatever case, spaces and punctuation', () => {
  for (const asked of [
    TEXT,
    'WASAARADDU WAXAY SHEEGTAY IN AFAR DOOMOOD AY GAAREEN',
    '*wasaaraddu waxay sheegtay* — in afar…doomood, ay  gaareen',
    'hawlgalku wuu socon doonaa ilaa dhammaadka sanadka sida uu qorshuhu yahay',
  ]) {
    expect(compare(asked)?.likeness).toBe('same')
  }
})

test('a changed number is marked with the words on both sides', () => {
  const asked = 'Wasaaraddu waxay sheegtay in shan doomood ay gaareen dekedda Muqdisho'
  expect(compare(asked)?.likeness).toBe('differs')
  expect(marked(asked)).toBe(
    'Wasaaraddu waxay sheegtay in [-afar] [+shan] doomood ay gaareen dekedda Muqdisho',
  )
})

test('a word that another spelling would forgive in a search is marked', () => {
  expect(marked('in afar domood ay gaareen dekedda Muqdisho. Taliyuhu wuxuu yiri')).toContain(
    '[+domood]',
  )
})

test('a quote with a sentence left out is shortened, and says which', () => {
  const asked =
    'afar doomood ay gaareen dekedda Muqdisho. Hawlgalku wuu socon doonaa ilaa dhammaadka sanadka'
  expect(compare(asked)?.likeness).toBe('shortened')
  expect(marked(asked)).toContain('[-Taliyuhu wuxuu yiri: "Xeebteennu waa ammaan]')
})

test('words that were put before and after a quote are marked', () => {
  const asked =
    'DEGDEG waa la xaqiijiyay in afar doomood ay gaareen dekedda Muqdisho la wadaag dadka'
  expect(marked(asked)).toMatch(
    /^\[\+DEGDEG waa la xaqiijiyay\] in afar .* Muqdisho \[\+la wadaag dadka\]$/,
  )
})

test('another text is not alike, however many words it shares', () => {
  const asked =
    'Wasaaraddu waxay sheegtay in shir jaraa’id berri lagu qaban doono xarunta wasaaradda'
  expect(compare(asked)).toBeUndefined()
  expect(commonShare(wordsOf(asked), other)).toBeLessThan(0.3)
})

test('a long text that shares nothing is given up soon', () => {
  const asked = Array.from({ length: 3_000 }, (_, at) => `eray${at % 700}`).join(' ')
  expect(compare(asked)).toBeUndefined()
})
