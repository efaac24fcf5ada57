import { readFileSync } from 'node:fs'
import { Decrypter, Encrypter, type Identity, type Recipient } from 'age-encryption'
import { CommandError } from '../../commands/command-errors.ts'

/** The first line of every file of age (C2SP age, "The file header"). */
export const AGE_MAGIC = 'age-encryption.org/v1\n'

/** Longest head of a file that is read for its keys, some thousands of them. */
const MAX_HEAD_BYTES = 1 << 20

/** A private key of age, or what has the key of one file. */
export type Key = string | Identity

/** Encryption to public keys, of which this process can read back what it wrote. */
export interface Encryption {
  encrypt(tar: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>>
  /** Decrypts what was encrypted, from memory alone. */
  readonly identity: Identity
}

/** Encrypts to public keys of age. Throws `CommandError` for one that is malformed. */
export function encryptionTo(recipients: readonly string[]): Encryption {
  const encrypter = new Encrypter()
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new CommandError(
        `BACKUP_RECIPIENTS: ${recipient} is no public key of age. npm run backup -- --new-key <file> makes a pair and prints the public one.`,
      )
    }
  }
  let fileKey: Uint8Array | undefined
  // It writes nothing to the archive: the key of this one file stays here until it was read back.
  const memory: Recipient = {
    wrapFileKey: (key) => {
      fileKey = key
      return []
    },
  }
  encrypter.addRecipient(memory)
  return {
    encrypt: (tar) => encrypter.encrypt(tar),
    identity: { unwrapFileKey: () => fileKey ?? null },
  }
}

/** The private keys of a file that `age-keygen` or `--new-key` has made. Throws `CommandError`. */
export function readIdentities(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  const keys = lines.map((line) => line.trim()).filter((line) => line && !line.startsWith('#'))
  try {
    for (const key of keys) new Decrypter().addIdentity(key)
  } catch {
    throw new CommandError(`${file} is no file of private keys of age (AGE-SECRET-KEY-1…).`)
  }
  if (keys.length === 0) throw new CommandError(`${file} has no private key of age.`)
  return keys
}

/** Passes a file of age on, unless its head has no end within the bound: all of it is kept in memory. */
function boundHead(path: string): TransformStream<Uint8Array, Uint8Array> {
  let head = ''
  let isWhole = false
  return new TransformStream({
    transform: (chunk, controller) => {
      if (!isWhole) {
        head += Buffer.from(chunk.subarray(0, MAX_HEAD_BYTES)).toString('latin1')
        isWhole = head.includes('\n--- ')
        if (!isWhole && head.length >= MAX_HEAD_BYTES) {
          throw new CommandError(`${path} is broken or no backup: its list of keys has no end`)
        }
        if (isWhole) head = ''
      }
      controller.enqueue(chunk)
    },
  })
}

/** Decrypts a file of age. Throws `CommandError` without a key that fits. */
export async function decrypt(
  path: string,
  file: ReadableStream<Uint8Array>,
  keys: readonly Key[],
): Promise<ReadableStream<Uint8Array>> {
  if (keys.length === 0) {
    await file.cancel()
    throw new CommandError(
      `${path} is encrypted: give the file of the private key with --identity or BACKUP_IDENTITY_FILE.`,
    )
  }
  const decrypter = new Decrypter()
  for (const key of keys) decrypter.addIdentity(key)
  try {
    return await decrypter.decrypt(file.pipeThrough(boundHead(path)))
  } catch (error) {
    if (!(error as Error).message.includes('no identity matched')) throw error
    throw new CommandError(
      `${path} is encrypted to other keys than the one that was given: give the file of another with --identity.`,
    )
  }
}
