import { env } from '../../env/env.ts'
import type { Archive } from '../archive-reader.ts'
import type { OpeningOptions } from '../arguments.ts'
import { readTrust } from './assert-signed.ts'
import { readIdentities } from './encryption.ts'

/** How a command opens archives, by its arguments and otherwise by the environment. */
export function readOpeningSettings(options: OpeningOptions) {
  const identity = options.identity ?? env.backupIdentityFile
  return {
    trust: readTrust({ ...env, ...options }),
    keys: identity === '' ? [] : readIdentities(identity),
  }
}

/** Who signed an archive, and whether it is encrypted, for the operator. */
export const describeSeal = ({ signer, isEncrypted }: Archive) =>
  `${isEncrypted ? 'Encrypted' : 'Not encrypted'}
${signer === undefined ? 'Not signed: anybody can have made or changed it' : `Signed by ${signer}`}`
