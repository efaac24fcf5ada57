import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder = ''
let data = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gaashaan-private-'))
  data = join(folder, 'data')
  mkdirSync(data)
  chmodSync(data, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const MODULE = pathToFileURL(join(import.meta.dirname, 'private-folder.ts')).href

/** Keeps the folder private in a process of its own, which writes with the mask of most systems. */
function run(then = ''): string {
  const program = `process.umask(0o022)
    const { keepPrivate } = await import(${JSON.stringify(MODULE)})
    keepPrivate(${JSON.stringify(data)})
    const fs = await import('node:fs')
    process.chdir(${JSON.stringify(folder)})
    ${then}`
  const command = '"$0" --input-type=module --eval "$1" 2>&1'
  return execFileSync('sh', ['-c', command, process.execPath, program], { encoding: 'utf8' })
}

/** The rights of everything below the data folder, and its own. */
function modes(): Record<string, string> {
  const names = readdirSync(data, { recursive: true, encoding: 'utf8' }).sort()
  return Object.fromEntries(
    ['', ...names].map((name) => [name, (statSync(join(data, name)).mode & 0o7777).toString(8)]),
  )
}

function write(name: string, mode: number): void {
  writeFileSync(join(data, name), 'x')
  chmodSync(join(data, name), mode)
}

test('what is there from before is for its owner alone, whatever its depth', () => {
  mkdirSync(join(data, 'media', 'deep'), { recursive: true })
  for (const name of ['media', 'media/deep']) chmodSync(join(data, name), 0o755)
  write('gaashaan.db', 0o644)
  write('media/deep/a.pdf', 0o664)
  write('tool', 0o755)
  expect(run()).toBe('')
  expect(modes()).toEqual({
    '': '700',
    'gaashaan.db': '600',
    media: '700',
    'media/deep': '700',
    'media/deep/a.pdf': '600',
    tool: '700',
  })
})

test('a file beside private ones loses its rights at the next start', () => {
  run()
  write('restored.db', 0o644)
  run()
  expect(modes()).toEqual({ '': '700', 'restored.db': '600' })
})

test('what the process writes from then on is for its owner alone, in a new folder too', () => {
  rmSync(data, { recursive: true })
  run(`fs.mkdirSync('data/media', { recursive: true }); fs.writeFileSync('data/media/a.pdf', '')`)
  expect(modes()).toEqual({ '': '700', media: '700', 'media/a.pdf': '600' })
})

test('the target of a link keeps its rights', () => {
  const shared = join(folder, 'shared')
  writeFileSync(shared, 'x')
  chmodSync(shared, 0o644)
  symlinkSync(shared, join(data, 'link'))
  run()
  expect(statSync(shared).mode & 0o777).toBe(0o644)
})

test('a link to the folder is followed', () => {
  renameSync(data, join(folder, 'elsewhere'))
  symlinkSync(join(folder, 'elsewhere'), data)
  write('gaashaan.db', 0o644)
  run()
  expect(modes()).toEqual({ '': '700', 'gaashaan.db': '600' })
})

test('a folder that all accounts share keeps its rights, and a warning names it', () => {
  chmodSync(data, 0o1777)
  write('of-others', 0o644)
  expect(run()).toContain(`can open ${data}: give it to the account`)
  expect(modes()).toEqual({ '': '1777', 'of-others': '644' })
})
