import type { IncomingHttpHeaders } from 'node:http'

/** Payload's cookie that holds the language in which someone has the desk. */
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
 * Gives a request whose browser prefers Somali to English the cookie of a Somali desk. Payload reads
 * `Accept-Language` by a closed list without Somali, so that the first screens would be English.
 * Who has chosen a language keeps it.
 */
export function followBrowserLanguage(headers: IncomingHttpHeaders): void {
  const { cookie = '' } = headers
  if (cookie.includes(`${LANGUAGE_COOKIE}=`)) return
  const known = acceptedLanguages(headers['accept-language'] ?? '').find((language) =>
    ['so', 'en'].includes(language),
  )
  if (known === 'so') headers.cookie = [cookie, `${LANGUAGE_COOKIE}=so`].filter(Boolean).join('; ')
}
