import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { assertNoKnownWeakness } from './weaknesses.mjs'

const ADVISORY = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'Too trusting',
  severity: 'high',
  vulnerable_versions: '<2.0.0',
}

/** A folder whose lock file has one package. */
function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-weaknesses-'))
  const root = { name: 'app', version: '1.0.0', dependencies: { dabacsan: '1.0.0' } }
  const packages = { '': root, 'node_modules/dabacsan': { version: '1.0.0' } }
  const lockFile = { name: 'app', version: '1.0.0', lockfileVersion: 3, packages }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(root))
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lockFile))
  return folder
}

/** A registry that knows these advisories; it refuses to say without any. */
async function startRegistry(advisories?: object): Promise<string> {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'POST' && request.url?.endsWith('/advisories/bulk')
    response.statusCode = isAsked && advisories ? 200 : 405
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(advisories ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const checkWith = async (advisories: object | undefined, notes = 'New.') =>
  assertNoKnownWeakness(createFolder(), notes, await startRegistry(advisories))

test('a release of packages without known weaknesses is made', async () => {
  await expect(checkWith({})).resolves.toBeUndefined()
})

test('a release of a package with a known weakness is refused with its advisory', async () => {
  await expect(checkWith({ dabacsan: [ADVISORY] })).rejects.toThrow(
    'dabacsan, high: Too trusting https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  )
})

test('a weakness whose advisory the notes name is no hindrance', async () => {
  const notes = '### Security\n\n- GHSA-aaaa-bbbb-cccc: nothing here calls what is weak.'
  await expect(checkWith({ dabacsan: [ADVISORY] }, notes)).resolves.toBeUndefined()
})

test('a registry that does not say makes no release', async () => {
  await expect(checkWith(undefined)).rejects.toThrow(/does not say which packages are weak: 405/)
})
