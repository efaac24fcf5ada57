import { expect, test } from 'vitest'
import { readJson } from './parse-json.ts'

const read = (text: string) => readJson(Buffer.from(text))
const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth)

test('what is nested deeper than an answer can be is not read', () => {
  expect(read(nested(100))).toBeInstanceOf(Array)
  expect(read(nested(101))).toBeUndefined()
  expect(read(`{"data":[],"more":${nested(100_000)}}`)).toBeUndefined()
  expect(read(`${'{"a":'.repeat(101)}1${'}'.repeat(101)}`)).toBeUndefined()
})

test.each([
  `{"text":"${'['.repeat(500)}"}`,
  `{"text":"\\"${'{'.repeat(500)}"}`,
  `{"text":"\\\\","more":"${'['.repeat(500)}\\\\\\""}`,
  `[${'[],'.repeat(500)}{}]`,
])('brackets in a text, or beside each other, are no depth (%#)', (text) => {
  expect(read(text)).toEqual(JSON.parse(text))
})

test.each(['', '{', '"', '"\\', '[1,', 'null x', '\u0000'])('%j is no JSON', (text) => {
  expect(read(text)).toBeUndefined()
})
