import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

function keyOf(deskSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', deskSecret, '', 'gaashaan second factor', 32))
}

/**
 * Encrypts a text for the database with the desk's secret (AES-256-GCM), bound to the account that
 * it belongs to: a sealed text that is put into another's row does not open.
 */
export function encrypt(text: string, deskSecret: string, account: number): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(deskSecret), iv).setAAD(Buffer.from(`${account}`))
  const sealed = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')
}

/** Opens what `seal` made; throws when the secret, the account or the text is another. */
export function decrypt(sealed: string, deskSecret: string, account: number): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, keyOf(deskSecret), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(`${account}`))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}
