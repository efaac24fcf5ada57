import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { manifests } from './supply-chain/lock-file.mjs'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'bench/README.md',
  'fault-injection/README.md',
  'apps/desk/sample-content/README.md',
  ...['docs', 'docs/decisions', 'docs/guides', 'docs/reference'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]

/** Paths in code marks that begin with a folder of ours. */
const NAMED_PATH = /`((?:apps|packages|docs|e2e|bench|scripts|deploy|\.ci)\/[\w./-]*[\w-])`/g
const NAMED_SCRIPT = /npm (?:run )?([\w-]+)( -w (apps\/\w+))?/g
/** Where a link within the repository leads: a file, a place in it, or both. */
const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g

/** Commands of npm itself. */
const NPMS_OWN = new Set(['audit', 'ci', 'install', 'ping', 'prune', 'rebuild', 'version'])

function scriptsOf(workspace: string): string[] {
  return Object.keys(JSON.parse(read(path.join(workspace, 'package.json'))).scripts)
}

/** The names by which a document's headings are linked to. */
function anchorsOf(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test.each(documents)('every path that %s names exists', (document) => {
  const named = [...read(document).matchAll(NAMED_PATH)].map((match) => match[1] ?? '')
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test.each(documents)('every link in %s leads somewhere', (document) => {
  const broken = [...read(document).matchAll(LINK)].filter(([, file = '', anchor]) => {
    const target = file === '' ? document : path.join(path.dirname(document), file)
    if (!existsSync(path.join(root, target))) return true
    return anchor !== undefined && !anchorsOf(target).includes(anchor)
  })
  expect(broken.map(([link]) => link)).toEqual([])
})

test.each(documents)('every script that %s names exists', (document) => {
  const named = [...read(document).matchAll(NAMED_SCRIPT)].map((match) => ({
    script: match[1] ?? '',
    workspace: match[3] ?? '.',
  }))
  const missing = named.filter(
    ({ script, workspace }) => !NPMS_OWN.has(script) && !scriptsOf(workspace).includes(script),
  )
  expect(missing).toEqual([])
})

test('every dependency is named with its reason', () => {
  const reasons = read('docs/reference/dependencies.md')
  const named = Object.values(manifests()).flatMap(
    ({ dependencies, devDependencies, optionalDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  )
  const own = new Set(named.filter((name) => !name.startsWith('@gaashaan/')))
  expect([...own].filter((name) => !reasons.includes(`\`${name}\``))).toEqual([])
})
