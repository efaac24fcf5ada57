import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { MAX_HEADLINE_CHARS, truncateHeadline } from './truncate-headline.ts'

const titleOf = (length: number) =>
  'abcd '
    .repeat(20)
    .slice(0, length - 1)
    .padEnd(length, 'z')

test('65 and 66 characters are not truncated', () => {
  for (const length of [65, 66]) {
    const title = titleOf(length)
    expect(title).toHaveLength(length)
    expect(truncateHeadline(title)).toEqual({ text: title, isLong: false })
  }
})

test('67 characters are cut at the last whole word', () => {
  const { text, isLong } = truncateHeadline(titleOf(67))
  expect(isLong).toBe(true)
  expect(text).toBe(`${'abcd '.repeat(13).trim()}…`)
})

test('a word that ends exactly at the 66th character is kept', () => {
  const title = `${'a'.repeat(60)} bcdef ghi`
  expect(truncateHeadline(title).text).toBe(`${'a'.repeat(60)} bcdef…`)
})

test('a space as the 66th character is left out', () => {
  expect(truncateHeadline(`${'a'.repeat(65)} bcd`).text).toBe(`${'a'.repeat(65)}…`)
})

test('a title without spaces is cut inside its word', () => {
  expect(truncateHeadline('x'.repeat(100)).text).toBe(`${'x'.repeat(MAX_HEADLINE_CHARS)}…`)
})

test('a comma before the ellipsis is left out', () => {
  expect(truncateHeadline(`${'a'.repeat(60)}, bcdefghijk`).text).toBe(`${'a'.repeat(60)}…`)
})

test('a character of two code units is never cut in half', () => {
  expect(truncateHeadline('⭐️🛡'.repeat(40)).text.isWellFormed()).toBe(true)
})

test('the long example fits and ends in a whole word of its title', () => {
  const { title } = postExamples.longTitle
  const { text } = truncateHeadline(title)
  expect(text.length).toBeLessThanOrEqual(MAX_HEADLINE_CHARS + 1)
  expect(`${title} `).toContain(text.replace('…', ' '))
})
