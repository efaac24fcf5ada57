import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  type NoteSigner,
  newPrivateKey,
  noteSigners,
  privateKeys,
} from '@gaashaan/transparency-log/signing-key'
import type { Payload } from 'payload'
import { storedSecret } from '../env/stored-secret.ts'

/** Where the log's private keys are: outside the database, and so outside its backups. */
export interface LogKeySettings {
  /** The file's path. */
  readonly file: string
  /** Whether a first key is made where there is no file. */
  readonly isMade: boolean
}

/** The file that operators name, which several desks share, or the data folder's own. */
export const logKeySettings = (dataDir: string, named = ''): LogKeySettings =>
  named ? { file: named, isMade: false } : { file: join(dataDir, 'log-keys.pem'), isMade: true }

const settingsOf = ({ config }: Payload) => config.custom.logKeys as LogKeySettings

function readKeyFile({ file, isMade }: LogKeySettings): string {
  if (isMade) return storedSecret(dirname(file), basename(file), newPrivateKey)
  return readFileSync(file, 'utf8')
}

const readKeys = (settings: LogKeySettings) => privateKeys(readKeyFile(settings))

/**
 * The keys that sign the checkpoints of a desk's log, under the log's name, the newest first. They are
 * read anew each time, so that a desk that runs learns of a new key. Throws where the file cannot be
 * read or has no Ed25519 key.
 */
export function logSigners(desk: Payload, origin: string): NoteSigner[] {
  const settings = settingsOf(desk)
  const signers = noteSigners(origin, readKeyFile(settings))
  if (signers.length === 0) throw new Error(`no private key is in ${settings.file}`)
  return signers
}

/** Replaces the keys as a whole: a desk that reads the file meanwhile has the former ones or these. */
function writeKeys({ file }: LogKeySettings, keys: readonly string[]): void {
  const part = `${file}.new`
  writeFileSync(part, keys.map((key) => `${key.trim()}\n`).join(''), { mode: 0o600, flush: true })
  renameSync(part, file)
}

/** Adds a new key, which signs first; those before go on to sign beside it. Makes the file that is named. */
export function addLogKey(desk: Payload): void {
  const settings = settingsOf(desk)
  const former = existsSync(settings.file) ? readKeys(settings) : []
  writeKeys(settings, [newPrivateKey(), ...former])
}

/** Leaves nothing but the newest key. */
export function retireLogKeys(desk: Payload): void {
  const settings = settingsOf(desk)
  writeKeys(settings, readKeys(settings).slice(0, 1))
}
