import { existsSync, globSync, readFileSync } from 'node:fs'
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
  ...globSync('docs/**/*.md', { cwd: root }),
]

/** Paths in backquotes that begin with a folder of ours. */
const QUOTED_PATH = /`((?:apps|packages|docs|e2e|bench|scripts|deploy|\.ci)\/[\w./-]*[\w-])`/g
const NPM_SCRIPT = /npm (?:run )?([\w:-]*\w)( -w (apps\/\w+))?/g
/** A link within the repository: to a file, to a heading, or to a heading of a file. */
const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g

/** Commands of npm itself. */
const NPM_COMMANDS = new Set(['audit', 'ci', 'install', 'ping', 'prune', 'rebuild', 'version'])

function scriptsOf(workspace: string): string[] {
  return Object.keys(JSON.parse(read(path.join(workspace, 'package.json'))).scripts)
}

/** The anchors of a document's headings. */
function anchorsOf(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test.each(documents)('every path in %s exists', (document) => {
  const paths = [...read(document).matchAll(QUOTED_PATH)].map(([, file = '']) => file)
  expect(paths.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test.each(documents)('every link in %s has a target', (document) => {
  const broken = [...read(document).matchAll(LINK)].filter(([, file = '', anchor]) => {
    const target = file === '' ? document : path.join(path.dirname(document), file)
    if (!existsSync(path.join(root, target))) return true
    return anchor !== undefined && !anchorsOf(target).includes(anchor)
  })
  expect(broken.map(([link]) => link)).toEqual([])
})

test.each(documents)('every npm script in %s exists', (document) => {
  const missing = [...read(document).matchAll(NPM_SCRIPT)].filter(
    ([, script = '', , workspace = '.']) =>
      !NPM_COMMANDS.has(script) && !scriptsOf(workspace).includes(script),
  )
  expect(missing).toEqual([])
})

test('the reference has every dependency', () => {
  const reasons = read('docs/reference/dependencies.md')
  const names = Object.values(manifests()).flatMap(
    ({ dependencies, devDependencies, optionalDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  )
  const foreign = new Set(names.filter((name) => !name.startsWith('@gaashaan/')))
  expect([...foreign].filter((name) => !reasons.includes(`\`${name}\``))).toEqual([])
})
