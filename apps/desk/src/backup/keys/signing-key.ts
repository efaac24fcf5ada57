import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type NoteSigner, newPrivateKey, noteSigners } from '@gaashaan/transparency-log/signing-key'
import { CommandError } from '../../commands/command-errors.ts'
import { storedSecret } from '../../env/stored-secret.ts'
import { SIGNER_NAME } from '../trailer.ts'

/** Where the private key that signs archives is: outside the database, and so outside its backups. */
export interface SigningKeySettings {
  readonly dataDir: string
  /** A file that operators name; empty for the data folder's, which is made at first use. */
  readonly backupKeyFile: string
}

const keyFile = ({ dataDir, backupKeyFile }: SigningKeySettings) =>
  backupKeyFile || join(dataDir, 'backup-key.pem')

function parse(file: string, text: string): NoteSigner {
  try {
    const [signer] = noteSigners(SIGNER_NAME, text)
    if (signer) return signer
  } catch {
    // The sentence below.
  }
  throw new CommandError(`${file} has no Ed25519 key in PEM (PKCS #8) to sign backups with.`)
}

/** The key that signs archives. Throws `CommandError`, or the system's error for a named file. */
export function openSigningKey(settings: SigningKeySettings): NoteSigner {
  const file = keyFile(settings)
  if (settings.backupKeyFile !== '') return parse(file, readFileSync(file, 'utf8'))
  return parse(file, storedSecret(dirname(file), basename(file), newPrivateKey))
}

/** The public line of the key that signs archives here; `undefined` where there is none yet. */
export function localSigner(settings: SigningKeySettings): string | undefined {
  const file = keyFile(settings)
  return existsSync(file) ? parse(file, readFileSync(file, 'utf8')).verifier.line : undefined
}
