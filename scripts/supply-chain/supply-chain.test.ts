import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkSupplyChain } from './check.mjs'
import {
  inexactVersions,
  unapprovedLicences,
  unexpectedScripts,
  unverifiedPackages,
} from './faults.mjs'
import { licenceList } from './licences.mjs'
import { type LockedPackage, lockedPackages, manifests } from './lock-file.mjs'
import { createSbom } from './sbom.mjs'

const sound: LockedPackage = {
  name: 'sound',
  version: '1.0.0',
  place: 'node_modules/sound',
  integrity: 'sha512-x',
  licence: 'MIT',
  isShipped: true,
  hasScript: false,
}

test('every workspace is checked', () => {
  const folders = Object.keys(manifests())
  expect(folders).toEqual(expect.arrayContaining(['.', 'apps/site', 'packages/http']))
  expect(folders).toHaveLength(1 + globSync('{apps,packages}/*/package.json').length)
})

test('the packages that we depend on have no fault', () => {
  expect(checkSupplyChain()).toMatch(/^\d+ packages$/)
})

test.each(['^1.0.0', '~1.0.0', '1.x', '*', 'latest', '>=1', 'github:one/two', 'file:../x'])(
  'the version %s is not exact',
  (version) => {
    expect(inexactVersions({ '.': { devDependencies: { some: version } } })).toHaveLength(1)
  },
)

test('a package without a hash is a fault, and so is one from elsewhere', () => {
  expect(unverifiedPackages([sound])).toEqual([])
  expect(unverifiedPackages([{ ...sound, integrity: undefined }])).toHaveLength(1)
  expect(unverifiedPackages([{ ...sound, integrity: 'sha1-x' }])).toHaveLength(1)
  const elsewhere = { ...sound, resolved: 'https://elsewhere.example/sound.tgz' }
  expect(unverifiedPackages([elsewhere])).toHaveLength(1)
})

test('a new package with an installation script is a fault, and so is an expected one without', () => {
  const withScript = { ...sound, hasScript: true }
  expect(unexpectedScripts([withScript], { sound: 'why' })).toEqual([])
  expect(unexpectedScripts([withScript], {})).toHaveLength(1)
  expect(unexpectedScripts([sound], { sound: 'why' })).toHaveLength(1)
})

test.each([
  ['MIT', 0],
  ['(MPL-2.0 OR Apache-2.0)', 0],
  ['Apache-2.0 AND MIT', 0],
  ['GPL-3.0-only', 1],
  ['MIT AND GPL-3.0-only', 1],
  ['LGPL-3.0-or-later', 1],
  ['UNLICENSED', 1],
  [undefined, 1],
])('a shipped package under %s has %i faults', (licence, count) => {
  expect(unapprovedLicences([{ ...sound, licence }])).toHaveLength(count)
  expect(unapprovedLicences([{ ...sound, licence, isShipped: false }])).toEqual([])
})

test('the list has each shipped package once', () => {
  const nested = { ...sound, place: 'node_modules/other/node_modules/sound' }
  const tool = { ...sound, name: 'tool', isShipped: false }
  const list = licenceList([sound, nested, tool])
  expect(list.match(/`sound` \| 1\.0\.0 \| MIT/g)).toHaveLength(1)
  expect(list).not.toContain('`tool`')
})

test('the SBOM is CycloneDX and has every package of the lock file with its hash', async () => {
  const sbom = await createSbom()
  expect(sbom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f-]{36}$/),
    metadata: { component: { type: 'application', name: 'gaashaan' } },
  })
  const refs = new Set(sbom.components.map((component) => component['bom-ref']))
  expect(refs.size).toBe(sbom.components.length)
  const hashes = new Map(sbom.components.map(({ purl, hashes }) => [purl, hashes?.[0]]))
  const wrong = lockedPackages().filter(({ name, version, integrity = '' }) => {
    const hash = hashes.get(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    const expected = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
    return hash?.alg !== 'SHA-512' || hash.content !== expected
  })
  expect(wrong).toEqual([])
  const known = new Set([...refs, sbom.metadata.component['bom-ref']])
  const dangling = sbom.dependencies.flatMap(({ ref, dependsOn }) =>
    [ref, ...dependsOn].filter((linked) => !known.has(linked)),
  )
  expect(dangling).toEqual([])
})
