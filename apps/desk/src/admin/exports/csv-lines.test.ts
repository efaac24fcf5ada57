import { expect, test } from 'vitest'
import { csvLines } from './csv-lines.ts'

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+252611234567', `"'+252611234567"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1+1', `"'\t=1+1"`],
  ['\r=1+1', `"'\r=1+1"`],
  ['\n=1+1', `"'\n=1+1"`],
  ['  =1+1', `"'  =1+1"`],
  ['＝1+1', `"'＝1+1"`],
])('the cell %j is not a formula', (cell, expected) => {
  expect(csvLines([[cell]])).toBe(`${expected}\r\n`)
})

test('quotes, separators and line breaks stay in their cell', () => {
  expect(csvLines([['a "b", c\r\nd', 'محمد', 7, null, '']])).toBe(
    '"a ""b"", c\r\nd","محمد","7","",""\r\n',
  )
})
