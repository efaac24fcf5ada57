import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { type NoteSigner, noteSigners, privateKeys } from '@gaashaan/transparency-log/signing-key'
import type { Payload } from 'payload'
import { type KeySettings, keySettings, readKeyFile } from '../../env/key-file.ts'
import { canonicalEntry, type EntryFields } from './entry-hash.ts'

/** The audit's keys in the data folder, or in the file that operators name. */
export const auditKeySettings = (dataDir: string, named?: string): KeySettings =>
  keySettings(dataDir, 'audit-keys.pem', named)

/** The name in the audit's checkpoints (C2SP tlog-checkpoint, "origin"). */
export const AUDIT_ORIGIN = 'gaashaan/audit'

export interface AuditKeys {
  /** The keys that sign checkpoints, the newest first. */
  readonly signers: readonly NoteSigner[]
  /** The secrets that seal entries, which are derived from them. */
  readonly secrets: readonly Buffer[]
}

/** Reads a key file. Throws where it cannot be read or has no Ed25519 key. */
export function readAuditKeys(settings: KeySettings): AuditKeys {
  const file = readKeyFile(settings)
  const signers = noteSigners(AUDIT_ORIGIN, file)
  if (signers.length === 0) throw new Error(`no private key is in ${settings.file}`)
  const secrets = privateKeys(file).map((pem) =>
    Buffer.from(hkdfSync('sha256', pem, '', 'gaashaan audit seals', 32)),
  )
  return { signers, secrets }
}

const known = new WeakMap<Payload, AuditKeys>()

/** The keys of a desk, which are read once: a file that is gone while the desk runs stops no editor. */
export function auditKeys(desk: Payload): AuditKeys {
  const keys = known.get(desk) ?? readAuditKeys(desk.config.custom.auditKeys as KeySettings)
  known.set(desk, keys)
  return keys
}

const seal = (secret: Buffer, nonce: string, entry: EntryFields): string => {
  const code = createHmac('sha256', secret).update(`${nonce}\n${canonicalEntry(entry)}`)
  return `${nonce}.${code.digest('base64url')}`
}

/** A seal for a new entry, which nobody makes without the key. No two entries have the same. */
export function newSeal({ secrets }: AuditKeys, entry: EntryFields): string {
  const [newest = Buffer.alloc(0)] = secrets
  return seal(newest, randomBytes(12).toString('base64url'), entry)
}

/** Whether an entry is as a desk with one of these keys has written it. */
export function isSealed({ secrets }: AuditKeys, entry: EntryFields, text: string) {
  const nonce = text.split('.')[0] ?? ''
  return secrets.some((secret) => {
    const expected = Buffer.from(seal(secret, nonce, entry))
    const given = Buffer.from(text)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}
