import type { Language, PostPayload } from '@gaashaan/contract'
import { decodeEntry, type LogRecord, recordOf } from '@gaashaan/transparency-log/log-entry'
import type { Payload } from 'payload'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import type { LogEntry, Post } from '../../payload-types.ts'

type History = NonNullable<PostPayload['history']>

/** Versions of one text that its page tells of at most, the latest ones. */
const MAX_VERSIONS = 100

/** What an entry adds to the history after the one before; nothing for a change without a note. */
function eventOf({ action, note }: LogRecord, before: LogRecord | undefined) {
  if (action === 'withdrawn') return 'withdrawn'
  if (action !== 'published') return undefined
  if (before && before.action !== 'published') return 'published'
  return note === '' ? undefined : 'changed'
}

/** What became of a post's text in one language, from the log; empty where nothing is to be told. */
export async function textHistory(
  desk: Payload,
  { id }: Post,
  language: Language,
): Promise<History> {
  const { docs } = await desk.db.find<LogEntry>({
    collection: 'log-entries',
    where: { subject: { equals: `post:${id}:${LANGUAGE_GROUP[language]}` } },
    sort: '-index',
    limit: MAX_VERSIONS,
    pagination: false,
  })
  const versions = docs.toReversed().flatMap(({ entry: text, record }) => {
    const entry = decodeEntry(Buffer.from(text))
    const recorded = record ? recordOf(entry, record) : undefined
    return recorded ? [{ at: entry.at, recorded }] : []
  })
  return versions.flatMap(({ at, recorded }, place) => {
    const action = eventOf(recorded, versions[place - 1]?.recorded)
    return action ? [{ at, action, note: recorded.note || null }] : []
  })
}
