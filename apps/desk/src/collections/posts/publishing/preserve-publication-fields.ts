import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Post } from '../../../payload-types.ts'
import { getWriteContext } from '../../../publish-checks/write-context.ts'
import { LANGUAGE_GROUP } from '../../language-fields.ts'
import { accountId } from '../accounts.ts'
import { PUBLICATION_FIELDS } from '../text-selection.ts'
import type { Group } from './read-post.ts'
import { isSameIn, isSameText, SHARED_FIELDS } from './text-equality.ts'

const HOUR_MS = 60 * 60 * 1000
const MINUTE_MS = 60 * 1000

/** The accounts that changed a text, with the request's account among them. */
function addWriter(changedBy: unknown, req: PayloadRequest): number[] {
  const before = Array.isArray(changedBy) ? changedBy : []
  const id = accountId(req)
  return id === null || before.includes(id) ? before : [...before, id]
}

/** A person's text with the publication fields that were stored. A changed text is a draft again. */
function savedGroup(
  text: Group | undefined,
  before: Group | undefined,
  req: PayloadRequest,
): Group {
  const stored = Object.fromEntries(
    PUBLICATION_FIELDS.map((name) => [name, before?.[name] ?? null]),
  )
  const saved: Group = { ...text, ...stored, state: before?.state ?? 'draft' }
  if (isSameText(text, before)) return saved
  return { ...saved, state: 'draft', changedBy: addWriter(before?.changedBy, req) }
}

/** Whether somebody chose the date that readers see; by default it is that of the first save. */
function isDateChosen(data: Partial<Post>, before: Partial<Post> | undefined): boolean {
  const time = Date.parse(data.publishedAt ?? '')
  const earlier = before?.publishedAt ? Date.parse(before.publishedAt) : Date.now()
  // The form of a new post sets its date when it is opened, some time before the first save.
  const leeway = before?.publishedAt ? MINUTE_MS : HOUR_MS
  return before?.dateChosen === true || Math.abs(time - earlier) > leeway
}

/**
 * Keeps the publication fields as they are stored when a person saves a post, and adds the person to
 * the writers of what they changed. Programs may write every field.
 */
export const preservePublicationFields: CollectionBeforeChangeHook<Post> = ({
  data,
  operation,
  originalDoc,
  req,
  context,
}) => {
  const isCreate = operation === 'create'
  if (!getWriteContext(context).isByPerson) {
    // A program that creates a post sets its date on purpose.
    if (isCreate) data.dateChosen ??= true
    return data
  }
  // A duplicate has an `originalDoc`, whose publication fields do not apply to it.
  const before = isCreate ? undefined : originalDoc
  for (const group of Object.values(LANGUAGE_GROUP)) {
    data[group] = savedGroup(data[group], before?.[group], req)
  }
  data.dateChosen = isDateChosen(data, before)
  data.sharedChangedBy =
    before && !isSameIn(SHARED_FIELDS, data, before)
      ? addWriter(before.sharedChangedBy, req)
      : (before?.sharedChangedBy ?? [])
  return data
}
