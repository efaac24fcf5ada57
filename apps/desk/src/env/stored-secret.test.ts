import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mountDisk, testFolder } from '../testing/storage.ts'
import { storedSecret } from './stored-secret.ts'

test('the secret is created once, and only its owner can read it', () => {
  const folder = testFolder()
  const secret = storedSecret(join(folder, 'new'))
  expect(secret).toMatch(/^[\da-f]{64}$/)
  expect(storedSecret(join(folder, 'new'))).toBe(secret)
  const file = join(folder, 'new', 'secret')
  expect(readFileSync(file, 'utf8').trim()).toBe(secret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('an empty secret, left by a full disk, is replaced', () => {
  const folder = testFolder()
  writeFileSync(join(folder, 'secret'), '')
  expect(storedSecret(folder)).toMatch(/^[\da-f]{64}$/)
})

test.skipIf(process.getuid?.() !== 0)('a first start on a full disk leaves no empty secret', () => {
  const folder = mountDisk('size=64k')
  writeFileSync(join(folder, 'ballast'), Buffer.alloc(64 * 1024))
  expect(() => storedSecret(folder)).toThrow('ENOSPC')
  expect(readdirSync(folder)).toEqual(['ballast'])
  rmSync(join(folder, 'ballast'))
  expect(storedSecret(folder)).toMatch(/^[\da-f]{64}$/)
})
