import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

const parse = (text: string) => parseJson(Buffer.from(text))
const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth)

test('JSON that is nested deeper than any response is not parsed', () => {
  expect(parse(nested(100))).toBeInstanceOf(Array)
  expect(parse(nested(101))).toBeUndefined()
  expect(parse(`{"data":[],"more":${nested(100_000)}}`)).toBeUndefined()
  expect(parse(`${'{"a":'.repeat(101)}1${'}'.repeat(101)}`)).toBeUndefined()
})

test.each([
  `{"text":"${'['.repeat(500)}"}`,
  `{"text":"\\"${'{'.repeat(500)}"}`,
  `{"text":"\\\\","more":"${'['.repeat(500)}\\\\\\""}`,
  `[${'[],'.repeat(500)}{}]`,
])('brackets in texts or next to each other do not count as depth (%#)', (text) => {
  expect(parse(text)).toEqual(JSON.parse(text))
})

test.each(['', '{', '"', '"\\', '[1,', 'null x', '\u0000'])('%j is not JSON', (text) => {
  expect(parse(text)).toBeUndefined()
})
