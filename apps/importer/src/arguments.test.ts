import { WrongArguments } from '@gaashaan/desk/commands/refusals'
import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

const read = (...argv: string[]) => readArguments(argv, import.meta.dirname)

test('a host is given by its address, which may have a path', () => {
  const { from, dryRun, besideSample, allowPrivate } = read('--from', 'https://api.example/old')
  expect(from).toEqual({ host: new URL('https://api.example/old') })
  expect([dryRun, besideSample, allowPrivate]).toEqual([false, false, false])
})

test('an export is given by its file, with the kinds of its categories', () => {
  const { from, kinds, language } = read(
    '--wordpress',
    'arguments.ts',
    '--language',
    'so',
    '--as',
    'saxaafad=pressReleases',
  )
  expect(from).toEqual({ wordpress: `${import.meta.dirname}/arguments.ts` })
  expect([...kinds]).toEqual([['saxaafad', 'pressReleases']])
  expect(language).toBe('so')
})

test.each([
  [[], 'Give either --from or --wordpress.'],
  [['--from', 'https://a.example', '--wordpress', 'x'], 'Give either'],
  [['--from', 'api.example'], 'write an address like'],
  [['--from', 'ftp://api.example'], 'write an address like'],
  [['--from', 'https://me:word@api.example'], 'no account'],
  [['--from', 'https://api.example?x=1'], 'no account, query'],
  [['--from', 'https://api.example', '--language', 'so'], 'belong to --wordpress'],
  [['--wordpress', 'nowhere.xml'], 'there is no such file'],
  [['--wordpress', 'arguments.ts', '--language', 'fr'], 'it is so or en'],
  [['--wordpress', 'arguments.ts', '--as', 'a=b'], 'the kind one of news'],
  [['--wordpress', 'arguments.ts', '--pages', 'pages'], '--pages pages: it is one of news'],
  [['--wordpress', 'arguments.ts', '--terms', 'nowhere.txt'], '--terms nowhere.txt: there is no'],
  [['--wordpress', 'arguments.ts', '--terms', 'arguments.ts'], '--terms, line 1: "import'],
  [['--form', 'https://api.example'], "Unknown option '--form'"],
])('%j is refused with words', (argv, words) => {
  expect(() => read(...argv)).toThrow(WrongArguments)
  expect(() => read(...argv)).toThrow(words)
})
