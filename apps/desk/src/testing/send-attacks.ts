import type { Field } from 'payload'
import { ATTACK, attackAsRichText, SHORT_ATTACK } from './attacks.ts'
import { fillFields, setAt, textPaths } from './fill-fields.ts'

interface ApiResponse {
  readonly status: number
  readonly json: unknown
}

/** Each text is refused twice at most, and a response names several of them. */
const MAX_TRIES = 20

/** The path of the list row that contains a path, or the path itself. */
const rowPath = (path: string) => /^(.*)\.\d+\.[^.]+$/.exec(path)?.[1] ?? path

/**
 * Sends an attack in every text of some fields: the long one, or the short one where that is refused, or
 * none where both are. Returns the paths of the accepted attacks and the last response. Throws if a
 * refusal names no field.
 */
export async function sendAttacks(
  fields: readonly Field[],
  base: object,
  send: (data: object) => Promise<ApiResponse>,
): Promise<{ readonly accepted: string[]; readonly json: unknown }> {
  const long = { text: ATTACK, richText: attackAsRichText }
  const short = { text: SHORT_ATTACK, richText: undefined }
  const data = { ...fillFields(fields, long), ...base }
  const refusals = new Map<string, number>()
  for (let n = 0; n < MAX_TRIES; n += 1) {
    const { status, json } = await send(data)
    if (status < 300) {
      return { accepted: [...textPaths(data, long), ...textPaths(data, short)], json }
    }
    const faults = JSON.stringify(json).matchAll(/"path":"([^"]+)"/g)
    const paths = new Set([...faults].map(([, path = '']) => path))
    if (status !== 400 || paths.size === 0) throw new Error(`${status} ${JSON.stringify(json)}`)
    for (const path of paths) {
      const count = (refusals.get(path) ?? 0) + 1
      refusals.set(path, count)
      if (count === 1) setAt(data, path, SHORT_ATTACK)
      else setAt(data, count === 2 ? path : rowPath(path), undefined)
    }
  }
  throw new Error(`never taken: ${JSON.stringify([...refusals])}`)
}

/** The other fields that the documents need so that readers see their texts. */
export const ATTACKED_COLLECTIONS = {
  subcategories: { kind: 'news' },
  operations: { status: 'Active', _status: 'published' },
  leaders: { role: 'minister', institution: 'ministry', _status: 'published' },
  posts: { kind: 'news' },
} as const

/** The globals whose texts readers see. */
export const ATTACKED_GLOBALS = [
  'alert',
  'contact-information',
  'about',
  'partners',
  'privacy-policy',
  'accessibility-statement',
  'terms-of-use',
  'security-reports',
] as const

/** Collections and globals without a text for readers. */
export const NOT_ATTACKED = {
  collections: [
    'schedules',
    'redirects',
    'media',
    'message-notes',
    'message-replies',
    'preview-links',
    'removals',
  ],
  others: [
    'contact-messages',
    'users',
    'invitations',
    'second-factors',
    'passkeys',
    'identities',
    'session-uses',
    'devices',
    'password-tries',
    'audit',
    'imports',
    'content-changes',
    'log-entries',
    'audit-chain',
    'log-tiles',
  ],
  globals: [
    'front-page',
    'banners',
    'inbox-settings',
    'sign-in-rules',
    'content-version',
    'audit-head',
    'log-head',
  ],
} as const
