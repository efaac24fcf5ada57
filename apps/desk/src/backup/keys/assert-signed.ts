import { parseVerifier } from '@gaashaan/transparency-log/signing-key'
import { CommandError, UsageError } from '../../commands/command-errors.ts'
import type { Archive } from '../archive-reader.ts'
import { SIGNER_NAME } from '../trailer.ts'
import { localSigner, type SigningKeySettings } from './signing-key.ts'

/** Whose archives are accepted. */
export interface Trust {
  /** The public lines of keys. */
  readonly signers: readonly string[]
  /** Whether an archive that nobody signed is accepted too. */
  readonly isUnsignedAccepted: boolean
}

interface TrustSources extends SigningKeySettings {
  /** Keys of the command's arguments, between commas; `undefined` without that argument. */
  readonly signedBy: string | undefined
  /** Keys of the environment. */
  readonly backupSignedBy: readonly string[]
  readonly isUnsignedAccepted: boolean
}

function parseSigner(text: string): string {
  try {
    const { name, line } = parseVerifier(text)
    if (name === SIGNER_NAME) return line
  } catch {
    // The sentence below.
  }
  throw new UsageError(
    `${text} is no public key of backups: npm run backup prints it, as ${SIGNER_NAME}+….`,
  )
}

/** The keys of the arguments; else those of the environment; else the one that signs backups here. */
export function readTrust(sources: TrustSources): Trust {
  const { signedBy, backupSignedBy, isUnsignedAccepted } = sources
  const named = signedBy === undefined ? backupSignedBy : signedBy.split(',')
  const signers = named.map((text) => parseSigner(text.trim()))
  const local = named.length === 0 ? localSigner(sources) : undefined
  return { signers: local === undefined ? signers : [local], isUnsignedAccepted }
}

/** Throws `CommandError` if an archive is not by one of these keys. */
export function assertSigned({ path, signer }: Archive, trust: Trust): void {
  if (signer === undefined) {
    if (trust.isUnsignedAccepted) return
    throw new CommandError(
      `${path} is not signed: anybody can have made or changed it. Archives from before backups were signed are like that; if you know where this one has been all along, give --unsigned.`,
    )
  }
  if (trust.signers.includes(signer)) return
  if (trust.signers.length === 0) {
    throw new CommandError(
      `${path} is signed, but no key is here to tell by whom. Give the public key that npm run backup printed and you kept, with --signed-by or BACKUP_SIGNED_BY, or put backup-key.pem back into DATA_DIR.`,
    )
  }
  throw new CommandError(
    `${path} is signed by another key than ${trust.signers.join(', ')}: by ${signer}. If that is one of yours, such as a former desk's, give it with --signed-by.`,
  )
}
