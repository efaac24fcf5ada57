import type { IncomingHttpHeaders } from 'node:http'

/** Payload's cookie with the language that someone has chosen for the desk. */
const LANGUAGE_COOKIE = 'payload-lng'

const WEIGHT = /^q=(?<weight>[\d.]+)$/

/** The primary language subtags that a browser accepts, the most wanted first (RFC 9110 §12.5.4). */
function acceptedLanguages(header: string): readonly string[] {
  const ranges = header.split(',').map((range) => {
    const [tag = '', parameter = ''] = range.split(';').map((part) => part.trim().toLowerCase())
    const weight = Number(WEIGHT.exec(parameter)?.groups?.weight ?? 1)
    return { language: tag.split('-')[0] ?? '', weight }
  })
  return ranges
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
}

/**
 * Adds Payload's language cookie to a request whose browser prefers Somali to English. Payload
 * matches `Accept-Language` with a closed list that lacks Somali, so the first screens would be
 * English. A cookie that is already there, a choice of the person's, stays.
 */
export function followBrowserLanguage(headers: IncomingHttpHeaders): void {
  const { cookie = '' } = headers
  if (cookie.includes(`${LANGUAGE_COOKIE}=`)) return
  const known = acceptedLanguages(headers['accept-language'] ?? '').find((language) =>
    ['so', 'en'].includes(language),
  )
  if (known === 'so') headers.cookie = [cookie, `${LANGUAGE_COOKIE}=so`].filter(Boolean).join('; ')
}
