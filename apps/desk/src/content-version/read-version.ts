import type { ContentVersion } from '@gaashaan/contract'
import type { Payload } from 'payload'

/** The version of all that is public: equal versions, equal answers. */
export async function contentVersion(desk: Payload): Promise<ContentVersion> {
  const { version } = await desk.findGlobal({ slug: 'content-version', depth: 0 })
  return { version: version || '0' }
}
