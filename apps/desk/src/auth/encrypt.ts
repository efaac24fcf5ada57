import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** The label is that of the first texts that were encrypted, which are still stored. */
function encryptionKey(deskSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', deskSecret, '', 'gaashaan second factor', 32))
}

/**
 * Encrypts a text that is stored elsewhere with the desk's secret (AES-256-GCM). Its place, such as an
 * account's number or a cookie's name, is authenticated with it, so that it cannot be decrypted in another.
 */
export function encrypt(text: string, deskSecret: string, place: number | string): string {
  const iv = randomBytes(IV_BYTES)
  const key = encryptionKey(deskSecret)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(`${place}`))
  const encrypted = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...encrypted]).toString('base64url')
}

/** Decrypts what `encrypt` returned; throws if the secret, the place or the text differs. */
export function decrypt(encrypted: string, deskSecret: string, place: number | string): string {
  const bytes = Buffer.from(encrypted, 'base64url')
  const decipher = createDecipheriv(CIPHER, encryptionKey(deskSecret), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(`${place}`))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}
