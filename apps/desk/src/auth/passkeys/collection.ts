import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'

/** The most passkeys of one account. */
export const MAX_PASSKEYS = 10

/** The longest name of a passkey, in characters. */
export const MAX_NAME_CHARS = 60

/**
 * The public halves of passkeys (WebAuthn level 3 §4, credential record), which only the desk's own
 * programs read and write.
 */
export const passkeys: CollectionConfig = {
  slug: 'passkeys',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    { name: 'account', type: 'number', required: true, index: true },
    { name: 'name', type: 'text', required: true, maxLength: MAX_NAME_CHARS },
    // The credential's id and its public key (COSE), both in base64url.
    { name: 'credential', type: 'text', required: true, unique: true, maxLength: 1400 },
    { name: 'publicKey', type: 'text', required: true, maxLength: 4000 },
    { name: 'transports', type: 'json' },
    // The authenticator's signature counter at the last use; it stays 0 where passkeys are synced.
    { name: 'counter', type: 'number', required: true, defaultValue: 0 },
    // When the last accepted challenge was issued, in ms: an older one is not accepted any more.
    { name: 'challengeAt', type: 'number', required: true, defaultValue: 0 },
    { name: 'usedAt', type: 'date' },
    // Set when the counter went back: there is a second copy of the key, and neither is accepted.
    { name: 'copiedAt', type: 'date' },
  ],
}
