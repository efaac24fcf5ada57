import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { HEADLINE_LENGTH, truncateHeadline } from './truncate-headline.ts'

const words = (length: number) =>
  'abcd '
    .repeat(20)
    .slice(0, length - 1)
    .padEnd(length, 'z')

test('65 and 66 characters are shown whole', () => {
  for (const length of [65, 66]) {
    const title = words(length)
    expect(title).toHaveLength(length)
    expect(truncateHeadline(title)).toEqual({ text: title, isLong: false })
  }
})

test('67 characters are cut at the last whole word', () => {
  const { text, isLong } = truncateHeadline(words(67))
  expect(isLong).toBe(true)
  expect(text).toBe(`${'abcd '.repeat(13).trim()}…`)
})

test('a word that ends exactly at the 66th character is kept', () => {
  const title = `${'a'.repeat(60)} bcdef ghi`
  expect(truncateHeadline(title).text).toBe(`${'a'.repeat(60)} bcdef…`)
})

test('a space as the 66th character is no part of the text', () => {
  expect(truncateHeadline(`${'a'.repeat(65)} bcd`).text).toBe(`${'a'.repeat(65)}…`)
})

test('a title without spaces is cut inside its word', () => {
  expect(truncateHeadline('x'.repeat(100)).text).toBe(`${'x'.repeat(HEADLINE_LENGTH)}…`)
})

test('no comma stands before the ellipsis', () => {
  expect(truncateHeadline(`${'a'.repeat(60)}, bcdefghijk`).text).toBe(`${'a'.repeat(60)}…`)
})

test('a sign of two code units is never cut in half', () => {
  expect(truncateHeadline('⭐️🛡'.repeat(40)).text.isWellFormed()).toBe(true)
})

test('the long example fits and ends in a whole word of its title', () => {
  const { title } = postExamples.longTitle
  const { text } = truncateHeadline(title)
  expect(text.length).toBeLessThanOrEqual(HEADLINE_LENGTH + 1)
  expect(`${title} `).toContain(text.replace('…', ' '))
})
