import type { ContentVersion } from '@gaashaan/contract'
import type { Payload } from 'payload'
import { MAX_CHANGES } from './bump.ts'

const JOURNAL = { collection: 'content-changes', pagination: false } as const

/**
 * The tags of all changes after the version `since`, up to `version` at least; `undefined` where the
 * journal cannot tell.
 */
async function tagsSince(
  desk: Payload,
  since: string,
  version: string,
): Promise<string[] | undefined> {
  const {
    docs: [known],
  } = await desk.find({ ...JOURNAL, where: { version: { equals: since } }, limit: 1 })
  if (!known) return undefined
  const { docs: changes } = await desk.find({
    ...JOURNAL,
    where: { id: { greater_than: known.id } },
    sort: 'id',
    limit: MAX_CHANGES,
  })
  // A desk of an earlier release changes the version without the journal.
  if (!changes.some((change) => change.version === version)) return undefined
  const tags = changes.map((change) => change.tags)
  return tags.every(Array.isArray) ? [...new Set(tags.flat() as string[])] : undefined
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
  const tags = since === version ? [] : await tagsSince(desk, since, version)
  return { version: version || '0', ...(tags && { tags }) }
}
