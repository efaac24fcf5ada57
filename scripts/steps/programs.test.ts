import path from 'node:path'
import { expect, test } from 'vitest'
import { absolutePaths } from './programs.mjs'

const absolute = (file: string) => path.resolve(process.env.INIT_CWD ?? process.cwd(), file)

test('every value is a file of the folder from which the command was given', () => {
  const args = ['--to', 'backups', '--key=a.pem', '/srv/b.tar', '--force']
  const paths = ['--to', absolute('backups'), `--key=${absolute('a.pem')}`, '/srv/b.tar', '--force']
  expect(absolutePaths(args)).toEqual(paths)
})

test('of an import the export and the table of its terms are files', () => {
  const args = ['--wordpress', 'export.xml', '--terms=terms.txt', '--as', 'a=news', '--dry-run']
  expect(absolutePaths(args, ['--wordpress', '--terms'])).toEqual([
    '--wordpress',
    absolute('export.xml'),
    `--terms=${absolute('terms.txt')}`,
    '--as',
    'a=news',
    '--dry-run',
  ])
})

test('of a restoration everything but the public key is a file', () => {
  const key = 'gaashaan-backup+1a2b3c4d+AR/x'
  const args = ['--signed-by', key, 'a.tar', '--unsigned', 'b.tar', '--identity', 'backup.key']
  expect(absolutePaths(args, undefined, ['--signed-by'])).toEqual([
    '--signed-by',
    key,
    absolute('a.tar'),
    '--unsigned',
    absolute('b.tar'),
    '--identity',
    absolute('backup.key'),
  ])
})
