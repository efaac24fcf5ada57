import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeBill } from './bill.mjs'
import { checkSupplyChain } from './check.mjs'
import { foreignLicences, looseVersions, unexpectedScripts, unheldPackages } from './faults.mjs'
import { licenceList } from './licences.mjs'
import { type LockedPackage, lockedPackages, manifests } from './lock-file.mjs'

const sound: LockedPackage = {
  name: 'sound',
  version: '1.0.0',
  place: 'node_modules/sound',
  integrity: 'sha512-x',
  licence: 'MIT',
  isShipped: true,
  hasScript: false,
}

test('every workspace is looked at', () => {
  const folders = Object.keys(manifests())
  expect(folders).toEqual(expect.arrayContaining(['.', 'apps/site', 'packages/http']))
  expect(folders).toHaveLength(1 + globSync('{apps,packages}/*/package.json').length)
})

test('what we depend on has no fault', () => {
  expect(checkSupplyChain()).toMatch(/^\d+ packages$/)
})

test.each(['^1.0.0', '~1.0.0', '1.x', '*', 'latest', '>=1', 'github:one/two', 'file:../x'])(
  'the version %s is no exact one',
  (version) => {
    expect(looseVersions({ '.': { devDependencies: { some: version } } })).toHaveLength(1)
  },
)

test('a package without its hash is a fault, and one from elsewhere', () => {
  expect(unheldPackages([sound])).toEqual([])
  expect(unheldPackages([{ ...sound, integrity: undefined }])).toHaveLength(1)
  expect(unheldPackages([{ ...sound, integrity: 'sha1-x' }])).toHaveLength(1)
  const elsewhere = { ...sound, resolved: 'https://elsewhere.example/sound.tgz' }
  expect(unheldPackages([elsewhere])).toHaveLength(1)
})

test('a new package that wants to run a script is a fault, and so is one that no longer does', () => {
  const asking = { ...sound, hasScript: true }
  expect(unexpectedScripts([asking], { sound: 'why' })).toEqual([])
  expect(unexpectedScripts([asking], {})).toHaveLength(1)
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
])('of a package under %s, %i is a fault', (licence, count) => {
  expect(foreignLicences([{ ...sound, licence }])).toHaveLength(count)
  expect(foreignLicences([{ ...sound, licence, isShipped: false }])).toEqual([])
})

test('the list names what is shipped, once', () => {
  const nested = { ...sound, place: 'node_modules/other/node_modules/sound' }
  const tool = { ...sound, name: 'tool', isShipped: false }
  const list = licenceList([sound, nested, tool])
  expect(list.match(/`sound` \| 1\.0\.0 \| MIT/g)).toHaveLength(1)
  expect(list).not.toContain('`tool`')
})

test('the bill of materials has the form and every package of the lock file with its hash', async () => {
  const bill = await makeBill()
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f-]{36}$/),
    metadata: { component: { type: 'application', name: 'gaashaan' } },
  })
  const refs = new Set(bill.components.map((component) => component['bom-ref']))
  expect(refs.size).toBe(bill.components.length)
  const hashes = new Map(bill.components.map(({ purl, hashes }) => [purl, hashes?.[0]]))
  const wrong = lockedPackages().filter(({ name, version, integrity = '' }) => {
    const hash = hashes.get(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    const expected = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
    return hash?.alg !== 'SHA-512' || hash.content !== expected
  })
  expect(wrong).toEqual([])
  const known = new Set([...refs, bill.metadata.component['bom-ref']])
  const loose = bill.dependencies.flatMap(({ ref, dependsOn }) =>
    [ref, ...dependsOn].filter((each) => !known.has(each)),
  )
  expect(loose).toEqual([])
})
