import { existsSync, writeFileSync } from 'node:fs'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { CommandError } from '../../commands/command-errors.ts'

/**
 * Makes a pair of keys of age, in the form of `age-keygen`: the private one in a new file that only its
 * owner may read. Returns the public one. Throws `CommandError` if the file exists.
 */
export async function newIdentity(file: string, now: Date): Promise<string> {
  if (existsSync(file)) throw new CommandError(`${file} is there already and stays as it is.`)
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  const text = `# created: ${now.toISOString()}\n# public key: ${recipient}\n${identity}\n`
  writeFileSync(file, text, { flag: 'wx', mode: 0o600, flush: true })
  return recipient
}

/** What the operator has to do with a new pair. */
export const newIdentityText = (file: string, recipient: string) => `
The private key is in ${file}. Whoever has it can read the backups, and without it
nobody can: keep it away from this machine, in two places, and delete it here.
The public key, for the desk's settings:

BACKUP_RECIPIENTS=${recipient}`
