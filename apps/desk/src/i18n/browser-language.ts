import type { IncomingHttpHeaders } from 'node:http'

/** Payload's cookie for the chosen language. */
const LANGUAGE_COOKIE = 'payload-lng'

const WEIGHT = /^q=(?<weight>[\d.]+)$/

/** The primary language subtags that a browser accepts, in order of preference (RFC 9110 §12.5.4). */
function acceptedLanguages(header: string): readonly string[] {
  const ranges = header.split(',').map((range) => {
    const [tag = '', parameter = ''] = range.split(';').map((part) => part.trim().toLowerCase())
    const weight = Number(WEIGHT.exec(parameter)?.groups?.weight ?? 1)
    return { language: tag.split('-')[0] ?? '', weight }
  })
  return ranges
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
}

/**
 * Adds Payload's language cookie to a request whose browser prefers Somali to English. Payload
 * matches `Accept-Language` with a closed list that lacks Somali, so the first screens would be
 * English. An existing cookie, which the person has chosen, stays.
 */
export function followBrowserLanguage(headers: IncomingHttpHeaders): void {
  const { cookie = '' } = headers
  if (cookie.includes(`${LANGUAGE_COOKIE}=`)) return
  const preferred = acceptedLanguages(headers['accept-language'] ?? '').find((language) =>
    ['so', 'en'].includes(language),
  )
  if (preferred === 'so')
    headers.cookie = [cookie, `${LANGUAGE_COOKIE}=so`].filter(Boolean).join('; ')
}
