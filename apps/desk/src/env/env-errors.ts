import { isInsecurePublicUrl } from '@gaashaan/http/insecure-url'
import { closestName } from '@gaashaan/runtime/misspelt'

/** Least characters of a secret: what `openssl rand -hex 16` gives, 128 bits. */
const SECRET_LENGTH = 32

/** Least different characters of one that was made and not typed. */
const DIFFERENT = 8

const MAIL = ['MAIL_FROM', 'MAIL_TO_GENERAL'] as const
const MAIL_OTHERS = ['MAIL_TO_COMMUNICATIONS', 'MAIL_TO_PRESS', 'MAIL_TO_SECURITY'] as const

/** Whether a secret could be guessed; that of the tests is known to everybody. */
function isWeak(secret: string): boolean {
  return secret.length < SECRET_LENGTH || new Set(secret).size < DIFFERENT
}

/**
 * Mistakes that no variable of the desk shows by itself, one line each; of secrets and of addresses
 * that hold a password none is written out.
 */
export function joinErrors(
  source: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  const value = (name: string) => source[name]?.trim() ?? ''
  const mistakes: string[] = []
  const isServed = value('NODE_ENV') === 'production' && value('NEXT_PHASE') === ''

  if (value('SMTP_URL') !== '') {
    for (const name of MAIL) {
      if (value(name) === '') mistakes.push(`${name}: is needed beside SMTP_URL`)
    }
  } else {
    for (const name of [...MAIL, ...MAIL_OTHERS]) {
      if (value(name) !== '') mistakes.push(`${name}: is set without SMTP_URL beside it`)
    }
  }
  const secret = value('PAYLOAD_SECRET')
  if (isServed && secret !== '' && isWeak(secret)) {
    mistakes.push(
      `PAYLOAD_SECRET: must be at least ${SECRET_LENGTH} characters that nobody can guess, such as openssl rand -hex 32 makes; left out, the desk makes one`,
    )
  }
  for (const name of ['DESK_URL', 'SITE_URL']) {
    if (isServed && isInsecurePublicUrl(value(name))) {
      mistakes.push(`${name}: must begin with https: where it is reached over the internet`)
    }
  }
  if (value('METRICS_PORT') !== '' && value('METRICS_PORT') === (value('PORT') || '3001')) {
    mistakes.push('METRICS_PORT: must be another than PORT')
  }
  if (value('METRICS_HOST') !== '' && value('METRICS_PORT') === '') {
    mistakes.push('METRICS_HOST: is set without METRICS_PORT: nothing would listen there')
  }
  return [...mistakes, ...closestName(source, known)]
}
