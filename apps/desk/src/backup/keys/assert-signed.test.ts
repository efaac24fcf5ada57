import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newPrivateKey, noteSigner } from '@gaashaan/transparency-log/signing-key'
import { expect, test } from 'vitest'
import { UsageError } from '../../commands/command-errors.ts'
import { testFolder } from '../../testing/storage.ts'
import { SIGNER_NAME } from '../trailer.ts'
import { readTrust } from './assert-signed.ts'
import { openSigningKey } from './signing-key.ts'

const newLine = (name = SIGNER_NAME) => noteSigner(name, newPrivateKey()).verifier.line

function sources(dataDir = testFolder()) {
  const none = { signedBy: undefined, backupSignedBy: [], isUnsignedAccepted: false }
  return { dataDir, backupKeyFile: '', ...none }
}

test('the keys of the arguments come first, then those of the environment, then the one here', () => {
  const [argument, other, variable] = [newLine(), newLine(), newLine()]
  const here = sources()
  expect(readTrust(here).signers).toEqual([])
  const { line } = openSigningKey(here).verifier
  expect(readTrust(here).signers).toEqual([line])
  const both = { ...here, backupSignedBy: [variable] }
  expect(readTrust(both).signers).toEqual([variable])
  const signedBy = `${argument}, ${other}`
  expect(readTrust({ ...both, signedBy }).signers).toEqual([argument, other])
})

test('a key that was made once signs on, and a named file is not made', () => {
  const here = sources()
  const { line } = openSigningKey(here).verifier
  expect(openSigningKey(here).verifier.line).toBe(line)
  const backupKeyFile = join(here.dataDir, 'shared.pem')
  expect(() => openSigningKey({ ...here, backupKeyFile })).toThrow('ENOENT')
  writeFileSync(backupKeyFile, newPrivateKey())
  expect(openSigningKey({ ...here, backupKeyFile }).verifier.line).not.toBe(line)
  writeFileSync(backupKeyFile, 'no key')
  expect(() => openSigningKey({ ...here, backupKeyFile })).toThrow('has no Ed25519 key in PEM')
  rmSync(join(here.dataDir, 'backup-key.pem'))
  expect(openSigningKey(here).verifier.line).not.toBe(line)
})

test.each([['age1'], ['gaashaan-backup+00000000+AAAA'], [newLine('log.example/log')]])(
  '%s is no public key of backups',
  (signedBy) => {
    expect(() => readTrust({ ...sources(), signedBy })).toThrow(UsageError)
  },
)
