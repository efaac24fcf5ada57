import {
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadHandler,
  type PayloadRequest,
  type Where,
} from 'payload'
import { readableDepartments } from '../../access/readable-departments.ts'
import { decrypt, encrypt } from '../../auth/encrypt.ts'
import { parseBody } from './open-message.ts'

/** How long the address of a list finds what was searched for. */
const SEARCH_MS = 60 * 60 * 1000

const MAX_CHARS = 200

/** Tells sealed words from others, which a filter may compare as well. */
const MARK = 'sealed.'

type Searcher = Pick<PayloadRequest, 'payload' | 'user'>

/** Nobody but the account that searched can open its words. */
const placeOf = ({ user }: Searcher) => `search of the inbox by ${user?.id}`

function sealWords(searcher: Searcher, words: string): string {
  const text = JSON.stringify({ words, until: Date.now() + SEARCH_MS })
  return MARK + encrypt(text, searcher.payload.secret, placeOf(searcher))
}

/** The words of a filter: sealed ones for an hour and for the account that sealed them, otherwise `undefined`. */
export function openWords(searcher: Searcher, filtered: string): string | undefined {
  if (!filtered.startsWith(MARK)) return filtered
  try {
    const text = decrypt(filtered.slice(MARK.length), searcher.payload.secret, placeOf(searcher))
    const { words, until } = JSON.parse(text) as { words: string; until: number }
    return Date.now() < until ? words : undefined
  } catch {
    return undefined
  }
}

/**
 * `POST /api/contact-messages/search` with `{ words }`: the words sealed, for the address of the list.
 * A citizen's name in an address would stay in the browser's history and in the logs of proxies.
 */
export const sealSearch: PayloadHandler = async (req) => {
  if (readableDepartments(req.user).length === 0) throw new Forbidden(req.t)
  const { words } = await parseBody(req)
  const text = typeof words === 'string' ? words.trim().slice(0, MAX_CHARS) : ''
  return Response.json({ search: text && sealWords(req, text) })
}

/** A filter with the words in place of sealed ones. What cannot be opened stays, and finds nothing. */
function openFilter(searcher: Searcher, where: unknown): unknown {
  if (Array.isArray(where)) return where.map((part) => openFilter(searcher, part))
  if (typeof where === 'string') return openWords(searcher, where) ?? where
  if (typeof where !== 'object' || where === null) return where
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) => [key, openFilter(searcher, value)]),
  )
}

/** Opens the sealed words of a list, of its export and of a change of all that it finds. */
export const openSearch: CollectionBeforeOperationHook = ({ args, req }) => {
  const { where } = args as { where?: Where }
  return { ...args, ...(where && { where: openFilter(req, where) as Where }) }
}
