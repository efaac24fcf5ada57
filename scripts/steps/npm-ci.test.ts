import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { npmCi } from './npm-ci.mjs'

/** A project that needs a package, with a registry that cannot be reached. */
function projectWithoutNetwork() {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-npm-ci-'))
  const manifest = { name: 'needs', version: '1.0.0', dependencies: { missing: '1.0.0' } }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  const integrity = `sha512-${Buffer.alloc(64).toString('base64')}`
  const packages = { '': manifest, 'node_modules/missing': { version: '1.0.0', integrity } }
  const lock = { name: 'needs', version: '1.0.0', lockfileVersion: 3, packages }
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock))
  const env = {
    npm_config_registry: 'http://127.0.0.1:1/',
    npm_config_cache: path.join(folder, 'cache'),
    npm_config_fetch_retries: '0',
  }
  return { cwd: folder, env }
}

test('without a network the error says so, and what to do', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  await expect(npmCi(projectWithoutNetwork())).rejects.toThrow(
    /^The packages could not be fetched: their registry is not reached \(ECONNREFUSED\)\. .*npm ping/,
  )
  stderr.mockRestore()
})

test('other failures of npm keep their own message', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const cwd = mkdtempSync(path.join(tmpdir(), 'gaashaan-npm-ci-'))
  writeFileSync(path.join(cwd, 'package.json'), '{"name":"without-lock","version":"1.0.0"}')
  await expect(npmCi({ cwd })).rejects.toThrow(/^npm ci .* ended with 1$/)
  stderr.mockRestore()
})
