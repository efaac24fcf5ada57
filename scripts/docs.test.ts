import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')

const documents = [
  'README.md',
  'bench/README.md',
  ...['docs/decisions', 'docs/guides'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
  ),
]

/** Paths in code marks that begin with a folder of ours. */
const NAMED_PATH = /`((?:apps|packages|docs|e2e|bench|scripts|deploy|\.ci)\/[\w./-]*[\w-])`/g
const NAMED_SCRIPT = /npm (?:run )?([\w-]+)( -w (apps\/\w+))?/g

/** Commands of npm itself. */
const NPMS_OWN = new Set(['audit', 'ci', 'install', 'ping', 'prune', 'rebuild', 'version'])

function scriptsOf(workspace: string): string[] {
  const file = path.join(root, workspace, 'package.json')
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts)
}

test.each(documents)('every path that %s names exists', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8')
  const named = [...text.matchAll(NAMED_PATH)].map((match) => match[1] ?? '')
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test.each(documents)('every script that %s names exists', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8')
  const named = [...text.matchAll(NAMED_SCRIPT)].map((match) => ({
    script: match[1] ?? '',
    workspace: match[3] ?? '.',
  }))
  const missing = named.filter(
    ({ script, workspace }) => !NPMS_OWN.has(script) && !scriptsOf(workspace).includes(script),
  )
  expect(missing).toEqual([])
})

test('every dependency is named in the README with its reason', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
  const workspaces = ['.', 'packages/contract', 'packages/running', 'apps/site', 'apps/desk']
  const named = workspaces.flatMap((workspace) => {
    const manifest = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'))
    const { dependencies, devDependencies, optionalDependencies } = manifest
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  })
  const own = new Set(named.filter((name) => !name.startsWith('@gaashaan/')))
  expect([...own].filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
