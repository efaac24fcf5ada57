import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Post } from '../../../payload-types.ts'
import { LANGUAGE_GROUP } from '../../language-fields.ts'
import { isByPeople } from './drafts-alone.ts'
import type { Group } from './read-post.ts'
import { isSameIn, isSameText, SHARED_FIELDS } from './text-equality.ts'
import { TEXT_FACTS } from './text-facts.ts'

const HOUR_MS = 60 * 60 * 1000
const MINUTE_MS = 60 * 1000

/** Accounts that changed a text, and one more. */
function withWriter(changedBy: unknown, req: PayloadRequest): number[] {
  const before = Array.isArray(changedBy) ? changedBy : []
  const id = req.user?.collection === 'users' ? req.user.id : undefined
  return id === undefined || before.includes(id) ? before : [...before, id]
}

/** The text as someone wrote it, with what the desk notes of it as it was. */
function keptGroup(text: Group | undefined, before: Group | undefined, req: PayloadRequest): Group {
  const facts = Object.fromEntries(TEXT_FACTS.map((name) => [name, before?.[name] ?? null]))
  const kept: Group = { ...text, ...facts, state: before?.state ?? 'draft' }
  if (isSameText(text, before)) return kept
  // What was looked at, or is with the readers, is another text now.
  return { ...kept, state: 'draft', changedBy: withWriter(before?.changedBy, req) }
}

/** Whether someone chose the date that readers see: by itself it is that of the first save. */
function isDateChosen(data: Partial<Post>, before: Partial<Post> | undefined): boolean {
  const time = Date.parse(data.publishedAt ?? '')
  const earlier = before?.publishedAt ? Date.parse(before.publishedAt) : Date.now()
  // The form that makes a post has set its date when it was opened, a while before it is saved.
  const leeway = before?.publishedAt ? MINUTE_MS : HOUR_MS
  return before?.dateChosen === true || Math.abs(time - earlier) > leeway
}

/**
 * When someone saves a post, what the desk notes of each text stays as it was, except that a text
 * that they changed is a draft again, and theirs. Programs write what they like.
 */
export const peopleKeepFacts: CollectionBeforeChangeHook<Post> = ({
  data,
  operation,
  originalDoc,
  req,
  context,
}) => {
  const isCreate = operation === 'create'
  if (!isByPeople(context)) {
    // A program that makes a post knows its date.
    if (isCreate) data.dateChosen ??= true
    return data
  }
  // A duplicate has an original; what is noted of that one is not noted of this.
  const before = isCreate ? undefined : originalDoc
  for (const group of Object.values(LANGUAGE_GROUP)) {
    data[group] = keptGroup(data[group], before?.[group], req)
  }
  data.dateChosen = isDateChosen(data, before)
  data.sharedChangedBy =
    before && !isSameIn(SHARED_FIELDS, data, before)
      ? withWriter(before.sharedChangedBy, req)
      : (before?.sharedChangedBy ?? [])
  return data
}
