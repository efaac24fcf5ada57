import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { storedSecret } from './stored-secret.ts'

test('the secret is made once and is its owner’s alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gaashaan-secret-'))
  const secret = storedSecret(join(folder, 'new'))
  expect(secret).toMatch(/^[\da-f]{64}$/)
  expect(storedSecret(join(folder, 'new'))).toBe(secret)
  const file = join(folder, 'new', 'secret')
  expect(readFileSync(file, 'utf8').trim()).toBe(secret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})

test('an empty secret, which a full disk left, is made anew', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gaashaan-secret-'))
  writeFileSync(join(folder, 'secret'), '')
  expect(storedSecret(folder)).toMatch(/^[\da-f]{64}$/)
  rmSync(folder, { recursive: true })
})

test.skipIf(process.getuid?.() !== 0)('a first start on a full disk leaves no empty secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gaashaan-secret-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder])
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true })
  })
  writeFileSync(join(folder, 'ballast'), Buffer.alloc(64 * 1024))
  expect(() => storedSecret(folder)).toThrow('ENOSPC')
  expect(readdirSync(folder)).toEqual(['ballast'])
  rmSync(join(folder, 'ballast'))
  expect(storedSecret(folder)).toMatch(/^[\da-f]{64}$/)
})
