import type { Field } from 'payload'
import { ATTACK, attackAsRichText, SHORT_ATTACK } from './attacks.ts'
import { filled, putAt, textPaths } from './filled.ts'

interface Answered {
  readonly status: number
  readonly json: unknown
}

/** Most answers that name fields at fault: each text is refused twice at most. */
const MAX_TRIES = 20

/** The row of a list that a path leads into, or the path itself. */
const rowOf = (path: string) => /^(.*)\.\d+\.[^.]+$/.exec(path)?.[1] ?? path

/**
 * Writes what is tried into every text of fields: the whole of it, else less of it, else nothing
 * where the desk refuses both in words. Answers with the paths that took something, and what the desk
 * said last. Throws when a refusal names no field.
 */
export async function sendFilled(
  fields: readonly Field[],
  base: object,
  send: (data: object) => Promise<Answered>,
): Promise<{ readonly taken: string[]; readonly json: unknown }> {
  const long = { text: ATTACK, richText: attackAsRichText }
  const short = { text: SHORT_ATTACK, richText: undefined }
  const data = { ...filled(fields, long), ...base }
  const tries = new Map<string, number>()
  for (let n = 0; n < MAX_TRIES; n += 1) {
    const { status, json } = await send(data)
    if (status < 300) {
      return { taken: [...textPaths(data, long), ...textPaths(data, short)], json }
    }
    const faults = JSON.stringify(json).matchAll(/"path":"([^"]+)"/g)
    const paths = new Set([...faults].map(([, path = '']) => path))
    if (status !== 400 || paths.size === 0) throw new Error(`${status} ${JSON.stringify(json)}`)
    for (const path of paths) {
      const count = (tries.get(path) ?? 0) + 1
      tries.set(path, count)
      if (count === 1) putAt(data, path, SHORT_ATTACK)
      else putAt(data, count === 2 ? path : rowOf(path), undefined)
    }
  }
  throw new Error(`never taken: ${JSON.stringify([...tries])}`)
}

/** What the texts of a collection stand beside, so that readers have them. */
export const ATTACKED_COLLECTIONS = {
  subcategories: { kind: 'news' },
  operations: { status: 'Active', _status: 'published' },
  leaders: { role: 'minister', institution: 'ministry', _status: 'published' },
  posts: { kind: 'news' },
} as const

/** The globals whose texts readers have. */
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

/** Collections and globals without a text that people write for readers. */
export const NOT_ATTACKED = {
  collections: [
    'schedules',
    'redirects',
    'media',
    'message-notes',
    'message-replies',
    'preview-links',
  ],
  others: ['contact-messages', 'users', 'invitations', 'second-factors', 'audit', 'imports'],
  globals: ['front-page', 'banners', 'inbox-settings', 'content-version'],
} as const
