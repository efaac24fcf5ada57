import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { newPrivateKey } from '@gaashaan/transparency-log/signing-key'
import { storedSecret } from './stored-secret.ts'

/** Where private keys are: outside the database, and so outside its backups. */
export interface KeySettings {
  /** The file's path. */
  readonly file: string
  /** Whether a first key is made where there is no file. */
  readonly isMade: boolean
}

/** The file that operators name, which several desks share, or the data folder's own. */
export const keySettings = (dataDir: string, name: string, named = ''): KeySettings =>
  named ? { file: named, isMade: false } : { file: join(dataDir, name), isMade: true }

/** The private keys in PEM. Throws where the file that operators name cannot be read. */
export function readKeyFile({ file, isMade }: KeySettings): string {
  if (isMade) return storedSecret(dirname(file), basename(file), newPrivateKey)
  return readFileSync(file, 'utf8')
}
