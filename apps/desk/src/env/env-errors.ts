import { isInsecurePublicUrl } from '@gaashaan/http/insecure-url'
import { misspeltVariables } from '@gaashaan/runtime/misspelt-variables'
import { BUCKET_VARIABLES } from './env-schema.ts'

/** Minimum length of a secret: the output of `openssl rand -hex 16`, 128 bits. */
const MIN_SECRET_CHARS = 32

/** A generated secret has more different characters than a typed one. */
const MIN_DIFFERENT_CHARS = 8

const REQUIRED_MAIL = ['MAIL_FROM', 'MAIL_TO_GENERAL']
const OPTIONAL_MAIL = ['MAIL_TO_COMMUNICATIONS', 'MAIL_TO_PRESS', 'MAIL_TO_SECURITY']

/** Whether a secret could be guessed. */
function isWeak(secret: string): boolean {
  return secret.length < MIN_SECRET_CHARS || new Set(secret).size < MIN_DIFFERENT_CHARS
}

function bucketErrors(value: (name: string) => string): string[] {
  if (value('S3_BUCKET') === '') {
    const present = BUCKET_VARIABLES.filter((name) => value(name) !== '')
    return present.map((name) => `${name}: is set without S3_BUCKET beside it`)
  }
  const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].filter((name) => value(name) === '')
  const mistakes = keys.map((name) => `${name}: is needed beside S3_BUCKET`)
  const needsRegion = value('S3_ENDPOINT') === '' && value('S3_REGION') === ''
  if (needsRegion) mistakes.unshift('S3_REGION: is needed where S3_ENDPOINT is not set')
  return mistakes
}

function openIdErrors(value: (name: string) => string): string[] {
  const names = ['OPENID_CLIENT_ID', 'OPENID_CLIENT_SECRET', 'OPENID_SECOND_FACTOR_ACR']
  if (value('OPENID_ISSUER') === '') {
    const present = names.filter((name) => value(name) !== '')
    return present.map((name) => `${name}: is set without OPENID_ISSUER beside it`)
  }
  const missing = names.slice(0, 2).filter((name) => value(name) === '')
  const mistakes = missing.map((name) => `${name}: is needed beside OPENID_ISSUER`)
  // Codes and keys come from there.
  if (isInsecurePublicUrl(value('OPENID_ISSUER')))
    mistakes.push('OPENID_ISSUER: must begin with https: where it is reached over the internet')
  return mistakes
}

/**
 * Mistakes that are only seen with all variables together, one line each. No line contains a secret, or a
 * URL with a password.
 */
export function combinationErrors(
  source: Readonly<Record<string, string | undefined>>,
  knownVariables: readonly string[],
): string[] {
  const value = (name: string) => source[name]?.trim() ?? ''
  const mistakes = [...bucketErrors(value), ...openIdErrors(value)]
  const isProduction = value('NODE_ENV') === 'production' && value('NEXT_PHASE') === ''

  if (value('SMTP_URL') !== '') {
    for (const name of REQUIRED_MAIL) {
      if (value(name) === '') mistakes.push(`${name}: is needed beside SMTP_URL`)
    }
  } else {
    for (const name of [...REQUIRED_MAIL, ...OPTIONAL_MAIL]) {
      if (value(name) !== '') mistakes.push(`${name}: is set without SMTP_URL beside it`)
    }
  }
  const secret = value('PAYLOAD_SECRET')
  if (isProduction && secret !== '' && isWeak(secret)) {
    mistakes.push(
      `PAYLOAD_SECRET: must be at least ${MIN_SECRET_CHARS} characters that nobody can guess, such as openssl rand -hex 32 makes; left out, the desk makes one`,
    )
  }
  for (const name of ['DESK_URL', 'SITE_URL']) {
    if (isProduction && isInsecurePublicUrl(value(name))) {
      mistakes.push(`${name}: must begin with https: where it is reached over the internet`)
    }
  }
  if (value('METRICS_PORT') !== '' && value('METRICS_PORT') === (value('PORT') || '3001')) {
    mistakes.push('METRICS_PORT: must be another than PORT')
  }
  if (value('METRICS_HOST') !== '' && value('METRICS_PORT') === '') {
    mistakes.push('METRICS_HOST: is set without METRICS_PORT: nothing would listen there')
  }
  return [...mistakes, ...misspeltVariables(source, knownVariables)]
}
