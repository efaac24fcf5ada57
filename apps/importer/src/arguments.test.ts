import { UsageError } from '@gaashaan/desk/commands/command-errors'
import { expect, test } from 'vitest'
import { parseArguments } from './arguments.ts'

const parse = (...argv: string[]) => parseArguments(argv, import.meta.dirname)

test('a host has a URL, which may have a path', () => {
  const { from, dryRun, besideSample, allowPrivate } = parse('--from', 'https://api.example/old')
  expect(from).toEqual({ host: new URL('https://api.example/old') })
  expect([dryRun, besideSample, allowPrivate]).toEqual([false, false, false])
})

test('an export has a file, a language and kinds of its categories', () => {
  const { from, kinds, language } = parse(
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
])('%j is refused with a message', (argv, message) => {
  expect(() => parse(...argv)).toThrow(UsageError)
  expect(() => parse(...argv)).toThrow(message)
})
