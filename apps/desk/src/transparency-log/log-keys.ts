import { existsSync, renameSync, writeFileSync } from 'node:fs'
import {
  type NoteSigner,
  newPrivateKey,
  noteSigners,
  privateKeys,
} from '@gaashaan/transparency-log/signing-key'
import type { Payload } from 'payload'
import { type KeySettings, keySettings, readKeyFile } from '../env/key-file.ts'

/** The file that operators name, which several desks share, or the data folder's own. */
export const logKeySettings = (dataDir: string, named?: string): KeySettings =>
  keySettings(dataDir, 'log-keys.pem', named)

const settingsOf = ({ config }: Payload) => config.custom.logKeys as KeySettings

const readKeys = (settings: KeySettings) => privateKeys(readKeyFile(settings))

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
function writeKeys({ file }: KeySettings, keys: readonly string[]): void {
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
