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
import { assertReady, changelogSection } from './readiness.mjs'

const createFolder = (files: Readonly<Record<string, string>>) => {
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
  expect(changelogSection(CHANGELOG, '1.2.0')).toBe('New.\n\n- One')
  expect(changelogSection(CHANGELOG, '1.1.0')).toBe('Old.')
  expect([changelogSection(CHANGELOG, '1.2'), changelogSection(CHANGELOG, 'Unreleased')]).toEqual([
    '',
    '',
  ])
})

/** A repository with one commit. */
function createRepository(version: string) {
  const folder = createFolder({
    'package.json': JSON.stringify({ version }),
    'CHANGELOG.md': CHANGELOG,
  })
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@tusaale.example']
    return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim()
  }
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message=First')
  return { folder, git }
}

test('a clean commit with notes is ready, also when it has its tag already', async () => {
  const { folder, git } = createRepository('1.2.0')
  const release = await assertReady(folder)
  const commit = git('rev-parse', 'HEAD')
  expect(release).toMatchObject({ version: '1.2.0', tag: 'v1.2.0', commit, notes: 'New.\n\n- One' })
  git('tag', 'v1.2.0')
  expect(await assertReady(folder)).toEqual(release)
})

test.each([
  ['next', 'package.json says version "next": write three numbers'],
  ['1.3.0', 'CHANGELOG.md says nothing of 1.3.0'],
])('version %s is refused: %s', async (version, message) => {
  await expect(assertReady(createRepository(version).folder)).rejects.toThrow(message)
})

test('uncommitted changes and a tag on another commit are refused', async () => {
  const { folder, git } = createRepository('1.2.0')
  git('tag', 'v1.2.0')
  writeFileSync(path.join(folder, 'more'), '')
  await expect(assertReady(folder)).rejects.toThrow('changes that no commit has')
  git('add', '.')
  git('commit', '--quiet', '--message=Second')
  await expect(assertReady(folder)).rejects.toThrow('v1.2.0 is another commit')
})

test('an archive is the same for the same files, with links and without the excluded files', async () => {
  const files = {
    'b/included.js': 'b',
    'a.js': 'a',
    'b/.next/server/x.map': 'm',
    'node_modules/p': 'p',
  }
  const pack = async (names: readonly (keyof typeof files)[], time: number) => {
    const folder = createFolder(Object.fromEntries(names.map((name) => [name, files[name]])))
    mkdirSync(path.join(folder, 'b/.next/node_modules'), { recursive: true })
    symlinkSync('../../../node_modules/p', path.join(folder, 'b/.next/node_modules/p-1'))
    utimesSync(path.join(folder, 'a.js'), time, time)
    const file = path.join(folder, '..', `${path.basename(folder)}.tar.gz`)
    const excluded = ['./node_modules', './b/.next/*.map']
    await packFolder(folder, { name: 'top-1.0.0', epochSeconds: 1_700_000_000, excluded, file })
    return file
  }
  const names = Object.keys(files) as (keyof typeof files)[]
  const first = await pack(names, 1)
  const second = await pack(names.toReversed(), 2_000_000_000)
  expect(readFileSync(first).equals(readFileSync(second))).toBe(true)
  const listing = execFileSync('tar', ['-tvzf', first], { encoding: 'utf8' })
  const entries = listing.split('\n').map((line) => line.replace(/^.*? top/, 'top'))
  expect(entries.filter((name) => name && !name.endsWith('/'))).toEqual([
    'top-1.0.0/a.js',
    'top-1.0.0/b/.next/node_modules/p-1 -> ../../../node_modules/p',
    'top-1.0.0/b/included.js',
  ])
})
