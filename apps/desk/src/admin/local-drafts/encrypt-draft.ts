import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import {
  bytesToHex,
  bytesToUtf8,
  hexToBytes,
  managedNonce,
  utf8ToBytes,
} from '@noble/ciphers/utils.js'

/**
 * XChaCha20-Poly1305 with a random nonce for each text. The browser's own WebCrypto takes its time,
 * but a draft is also stored while its page is left; and on pages over plain HTTP there is none.
 */
const createCipher = managedNonce(xchacha20poly1305)

/**
 * Encrypts a draft's text with its account's key. Its place in the storage is authenticated with it, so
 * that the draft of one document cannot be offered in another.
 */
export function encryptDraft(text: string, encryptionKey: Uint8Array, place: string): string {
  return bytesToHex(createCipher(encryptionKey, utf8ToBytes(place)).encrypt(utf8ToBytes(text)))
}

/** Decrypts what `encryptDraft` returned; throws if the key, the place or the text differs. */
export function decryptDraft(encrypted: string, encryptionKey: Uint8Array, place: string): string {
  const cipher = createCipher(encryptionKey, utf8ToBytes(place))
  return bytesToUtf8(cipher.decrypt(hexToBytes(encrypted)))
}
