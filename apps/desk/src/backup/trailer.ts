import {
  type NoteSigner,
  type NoteVerifier,
  parseVerifier,
} from '@gaashaan/transparency-log/signing-key'

/**
 * An archive is a tar, encrypted or not, with one more block, which holds the SHA-256 of the bytes before
 * it and a signature of that. Programs that read tar stop before it, at the two empty blocks of the end
 * (POSIX pax §"ustar Interchange Format").
 */
export const TRAILER_BYTES = 512

/** The name of the key that signs archives, as a part of its public line. */
export const SIGNER_NAME = 'gaashaan-backup'

/** The trailer of archives that were made before they were signed is the first line alone. */
const FORM = /^gaashaan-backup (1|2) sha256 ([\da-f]{64})(?: ed25519 (\S+) (\S+))? *\n$/

interface Trailer {
  /** In hexadecimal digits. */
  readonly sha256: string
  /** The key that signed the archive; `undefined` if nobody did. */
  readonly signer: NoteVerifier | undefined
}

/** The text that is signed. No other file's signature can be taken for one of it. */
const signedText = (sha256: string) => `gaashaan-backup 2 sha256 ${sha256}`

/** The trailer for a SHA-256 in hexadecimal digits. */
export function trailerOf(sha256: string, { sign, verifier }: NoteSigner): Buffer {
  const text = signedText(sha256)
  const signature = sign(text).toString('base64')
  const line = `${text} ed25519 ${verifier.line} ${signature}`
  return Buffer.from(`${line.padEnd(TRAILER_BYTES - 1)}\n`)
}

/** Reads a trailer; `undefined` if the bytes are none, or the signature is not that of its text. */
export function readTrailer(block: Buffer): Trailer | undefined {
  const [, form, sha256 = '', line, encoded] = FORM.exec(block.toString('latin1')) ?? []
  if (form === undefined || (form === '2') !== (line !== undefined)) return undefined
  if (line === undefined) return { sha256, signer: undefined }
  try {
    const signer = parseVerifier(line)
    const signature = Buffer.from(encoded ?? '', 'base64')
    const isWhole = signature.toString('base64') === encoded && signer.line === line
    const isOurs = signer.name === SIGNER_NAME && signer.verify(signedText(sha256), signature)
    return isWhole && isOurs ? { sha256, signer } : undefined
  } catch {
    return undefined
  }
}
