import type { ContentVersion } from '@gaashaan/contract'
import type { Payload } from 'payload'

/** The version of all public content. While it stays the same, so do the responses of all calls. */
export async function contentVersion(desk: Payload): Promise<ContentVersion> {
  const { version } = await desk.findGlobal({ slug: 'content-version', depth: 0 })
  return { version: version || '0' }
}
