import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { packFolder } from './archive.mjs'
import { sectionOf } from './changelog.mjs'
import { assertReady } from './readiness.mjs'

const folderOf = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-release-test-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

const CHANGELOG =
  '# Changes\n\n## [Unreleased]\n\n## [1.2.0] - 2027-02-01\n\nNew.\n\n- One\n\n## [1.1.0]\n\nOld.\n'

test('the notes of a version are its section of the changelog', () => {
  expect(sectionOf(CHANGELOG, '1.2.0')).toBe('New.\n\n- One')
  expect(sectionOf(CHANGELOG, '1.1.0')).toBe('Old.')
  expect([sectionOf(CHANGELOG, '1.2'), sectionOf(CHANGELOG, 'Unreleased')]).toEqual(['', ''])
})

/** A repository with one commit. */
function repository(version: string) {
  const folder = folderOf({
    'package.json': JSON.stringify({ version }),
    'CHANGELOG.md': CHANGELOG,
  })
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=Test', '-c', 'user.email=test@tusaale.example']
    return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' }).trim()
  }
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message=First')
  return { folder, git }
}

test('a clean commit with its words is ready, also where its tag is there', async () => {
  const { folder, git } = repository('1.2.0')
  const ready = await assertReady(folder)
  const commit = git('rev-parse', 'HEAD')
  expect(ready).toMatchObject({ version: '1.2.0', tag: 'v1.2.0', commit, notes: 'New.\n\n- One' })
  git('tag', 'v1.2.0')
  expect(await assertReady(folder)).toEqual(ready)
})

test.each([
  ['next', 'package.json says version "next": write three numbers'],
  ['1.3.0', 'CHANGELOG.md says nothing of 1.3.0'],
])('version %s is refused: %s', async (version, words) => {
  await expect(assertReady(repository(version).folder)).rejects.toThrow(words)
})

test('what no commit has, and a tag that is another commit’s, are refused', async () => {
  const { folder, git } = repository('1.2.0')
  git('tag', 'v1.2.0')
  writeFileSync(path.join(folder, 'more'), '')
  await expect(assertReady(folder)).rejects.toThrow('changes that no commit has')
  git('add', '.')
  git('commit', '--quiet', '--message=Second')
  await expect(assertReady(folder)).rejects.toThrow('v1.2.0 is another commit')
})

test('an archive is the same for the same files, and has links but not what stays out', async () => {
  const files = {
    'b/kept.js': 'b',
    'a.js': 'a',
    'b/.next/server/x.map': 'm',
    'node_modules/p': 'p',
  }
  const pack = async (names: readonly (keyof typeof files)[], time: number) => {
    const folder = folderOf(Object.fromEntries(names.map((name) => [name, files[name]])))
    mkdirSync(path.join(folder, 'b/.next/node_modules'), { recursive: true })
    symlinkSync('../../../node_modules/p', path.join(folder, 'b/.next/node_modules/p-1'))
    utimesSync(path.join(folder, 'a.js'), time, time)
    const file = path.join(folder, '..', `${path.basename(folder)}.tar.gz`)
    const left = ['./node_modules', './b/.next/*.map']
    await packFolder(folder, { name: 'top-1.0.0', moment: 1_700_000_000, left, file })
    return file
  }
  const names = Object.keys(files) as (keyof typeof files)[]
  const first = await pack(names, 1)
  const second = await pack(names.toReversed(), 2_000_000_000)
  expect(readFileSync(first).equals(readFileSync(second))).toBe(true)
  const listed = execFileSync('tar', ['-tvzf', first], { encoding: 'utf8' })
  const named = listed.split('\n').map((line) => line.replace(/^.*? top/, 'top'))
  expect(named.filter((name) => name && !name.endsWith('/'))).toEqual([
    'top-1.0.0/a.js',
    'top-1.0.0/b/.next/node_modules/p-1 -> ../../../node_modules/p',
    'top-1.0.0/b/kept.js',
  ])
})
