import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'

test('lines are read with a comma, a semicolon, a tab or spaces between their parts', () => {
  const { good, bad } = readLines('/A,/b\n/c ; https://tusaale.example/d\r\n/e\t/f\n/g   /h\n')
  expect(bad).toEqual([])
  expect(good.map(({ from, to }) => [from, to])).toEqual([
    ['/a', '/b'],
    ['/c', 'https://tusaale.example/d'],
    ['/e', '/f'],
    ['/g', '/h'],
  ])
})

test('rules are read, with and without a * in the target', () => {
  const lines = '/tag/*,/search?q=*\n/?P=*,/resources/NewsDetail/*\n/?cat=3,/war\n/a/*,/b'
  expect(readLines(lines).bad).toEqual([])
  expect(readLines(lines).good.map(({ from }) => from)).toEqual([
    '/tag/*',
    '/?p=*',
    '/?cat=3',
    '/a/*',
  ])
})

test('a heading, empty lines and comments are skipped', () => {
  const { good, bad } = readLines('from,to\n\n# old site\n/warar/,/resources/news')
  expect(bad).toEqual([])
  expect(good).toEqual([{ line: 4, from: '/warar', to: '/resources/news' }])
})

test.each([
  ['/a', 'one part'],
  ['/a,/b,/c', 'three parts'],
  ['a,/b', 'no path'],
  ['//a,/b', 'another host as old path'],
  ['/a?x=1,/b', 'a query in the old path'],
  ['/a,//tusaale.example', 'another host without a protocol'],
  ['/a,http://tusaale.example', 'no https'],
  ['/a,javascript:alert(1)', 'a script'],
  ['/a,/\\tusaale.example', 'a backslash'],
  ['/a,/A/', 'itself'],
  ['/*,/b', 'every path'],
  ['/a*,/b', 'a * within a part'],
  ['/a/*/b,/c', 'a * in the middle'],
  ['/?x=1,/b', 'a query that no old page has'],
  ['/?p=1&cat=2,/b', 'two keys of a query'],
  ['/a,/search?q=*', 'a * without a rule'],
  ['/a/*,/a/b', 'a rule to below itself'],
  ['/a/*,https://*.tusaale.example/', 'a host that the reader chooses'],
])('the line %s is refused: %s', (line) => {
  const { good, bad } = readLines(line)
  expect(good).toEqual([])
  expect(bad).toMatchObject([{ line: 1, text: line }])
})

test('an old path that occurs twice is refused the second time', () => {
  const { good, bad } = readLines('/a,/b\n/A/,/c')
  expect(good).toHaveLength(1)
  expect(bad).toMatchObject([{ line: 2 }])
})
