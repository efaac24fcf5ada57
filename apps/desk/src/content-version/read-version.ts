import type { ContentVersion } from '@gaashaan/contract'
import type { Payload } from 'payload'
import { MAX_CHANGES } from './bump.ts'

const JOURNAL = { collection: 'content-changes', pagination: false } as const

/** The tags of all changes after a version; `undefined` where the journal cannot tell. */
async function tagsSince(desk: Payload, version: string): Promise<string[] | undefined> {
  const {
    docs: [known],
  } = await desk.find({ ...JOURNAL, where: { version: { equals: version } }, limit: 1 })
  if (!known) return undefined
  const { docs: changes } = await desk.find({
    ...JOURNAL,
    where: { id: { greater_than: known.id } },
    sort: 'id',
    limit: MAX_CHANGES,
  })
  const tags = changes.map((change) => change.tags)
  return tags.every((each) => Array.isArray(each))
    ? [...new Set((tags as string[][]).flat())]
    : undefined
}

/**
 * The version of all public content: while it stays the same, so do the responses of all calls. With
 * `since`, also the tags of what has changed after that version.
 */
export async function contentVersion(
  desk: Payload,
  { since }: { readonly since?: string | undefined } = {},
): Promise<ContentVersion> {
  // The version is read first: the tags may be those of later changes too, and never of fewer.
  const { version } = await desk.findGlobal({ slug: 'content-version', depth: 0 })
  if (since === undefined) return { version: version || '0' }
  const tags = since === version ? [] : await tagsSince(desk, since)
  return { version: version || '0', ...(tags && { tags }) }
}
