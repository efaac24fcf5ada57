import { expect, test } from 'vitest'
import { markMatches, snippet } from './snippet.ts'

const isSea = (word: string) => word.startsWith('bad')
const snippetText = (text: string) =>
  snippet(text, isSea)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')

test('matches are marked as the text has them', () => {
  expect(markMatches('Ciidanka Badda’ oo', isSea)).toEqual([
    { text: 'Ciidanka ', isMatch: false },
    { text: 'Badda', isMatch: true },
    { text: '’ oo', isMatch: false },
  ])
})

test('an extract is the part with the most matches, cut between words', () => {
  const filler = 'eray kale oo badan '.repeat(30).replaceAll('badan', 'qoran')
  const extract = snippetText(`${filler}badda iyo baddeeda ${filler}`)
  expect(extract).toContain('[badda] iyo [baddeeda]')
  expect(extract).toMatch(/^… \S+ .* …$/)
  expect(extract.length).toBeLessThan(260)
})

test('the extract of a text without a match is its beginning', () => {
  expect(snippetText('Hal jumlad.')).toBe('Hal jumlad.')
  expect(snippetText('')).toBe('')
})

test('a very long word is cut', () => {
  expect(snippetText('x'.repeat(5_000)).length).toBeLessThan(250)
})
