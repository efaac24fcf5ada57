import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'

/** The type of Ed25519 signatures (C2SP signed-note, "Signature types"). */
const ED25519 = 1

const PUBLIC_KEY_BYTES = 32

/** A key that verifies notes. Name and id together tell it from others (C2SP signed-note, "Signatures"). */
export interface NoteVerifier {
  readonly name: string
  /** Four bytes. */
  readonly id: Buffer
  readonly verify: (text: string, signature: Uint8Array) => boolean
  /** The key as one line that other programs read too: `name+id+key`. */
  readonly line: string
}

/** A key that signs notes. */
export interface NoteSigner {
  readonly verifier: NoteVerifier
  readonly sign: (text: string) => Buffer
}

/** The 32 bytes of a public key, without its DER envelope (RFC 8032 §5.1.5). */
const rawPublicKey = (key: KeyObject): Buffer =>
  key.export({ type: 'spki', format: 'der' }).subarray(-PUBLIC_KEY_BYTES)

/** The DER envelope of Ed25519 public keys (RFC 8410 §4). */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

function noteVerifier(name: string, key: KeyObject): NoteVerifier {
  const encoded = Buffer.concat([Buffer.of(ED25519), rawPublicKey(key)])
  const id = createHash('sha256').update(`${name}\n`).update(encoded).digest().subarray(0, 4)
  return {
    name,
    id,
    verify: (text, signature) => verify(null, Buffer.from(text), key, signature),
    line: `${name}+${id.toString('hex')}+${encoded.toString('base64')}`,
  }
}

/** Reads a line `name+id+key`. Throws for one that is malformed, whose id is not its own, or of another type. */
export function parseVerifier(line: string): NoteVerifier {
  const [, name, id, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/.exec(line) ?? []
  const bytes = Buffer.from(encoded ?? '', 'base64')
  if (!name || bytes.length !== 1 + PUBLIC_KEY_BYTES || bytes[0] !== ED25519) {
    throw new Error(`not a public key of a log: ${line}`)
  }
  const der = Buffer.concat([SPKI_PREFIX, bytes.subarray(1)])
  const verifier = noteVerifier(name, createPublicKey({ key: der, type: 'spki', format: 'der' }))
  if (verifier.id.toString('hex') !== id)
    throw new Error(`the id of this key is not its own: ${line}`)
  return verifier
}

/** The signer of a private key in PEM (PKCS #8). Throws where it is not an Ed25519 key. */
export function noteSigner(name: string, pem: string): NoteSigner {
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyType !== 'ed25519') {
    throw new Error(`the key is ${key.asymmetricKeyType}, not ed25519`)
  }
  return {
    verifier: noteVerifier(name, createPublicKey(key)),
    sign: (text) => sign(null, Buffer.from(text), key),
  }
}

/** The private keys in a file of them, each in PEM (PKCS #8), in their order. */
export const privateKeys = (file: string): readonly string[] =>
  file.match(/-----BEGIN PRIVATE KEY-----[^-]*-----END PRIVATE KEY-----/g) ?? []

/** The signers of a file of private keys, in their order. Throws where one is no Ed25519 key. */
export const noteSigners = (name: string, file: string): NoteSigner[] =>
  privateKeys(file).map((pem) => noteSigner(name, pem))

/** A new private key in PEM (PKCS #8). */
export function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  return privateKey.export({ type: 'pkcs8', format: 'pem' })
}
