import { expect, test } from 'vitest'
import { markTitle, snippet } from './snippet.ts'

const isSea = (word: string) => word.startsWith('bad')
const shownOf = (text: string, fits = isSea) =>
  snippet(text, fits)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')

test('what was looked for is marked as it is written', () => {
  expect(markTitle('Ciidanka Badda’ oo', isSea)).toEqual([
    { text: 'Ciidanka ', isMatch: false },
    { text: 'Badda', isMatch: true },
    { text: '’ oo', isMatch: false },
  ])
})

test('an extract is the part with the most matches, between whole words', () => {
  const filler = 'eray kale oo badan '.repeat(30).replaceAll('badan', 'qoran')
  const shown = shownOf(`${filler}badda iyo baddeeda ${filler}`)
  expect(shown).toContain('[badda] iyo [baddeeda]')
  expect(shown).toMatch(/^… \S+ .* …$/)
  expect(shown.length).toBeLessThan(260)
})

test('a text without a match begins at its beginning', () => {
  expect(shownOf('Hal jumlad.')).toBe('Hal jumlad.')
  expect(shownOf('')).toBe('')
})

test('one endless word is cut', () => {
  expect(shownOf('x'.repeat(5_000)).length).toBeLessThan(250)
})
