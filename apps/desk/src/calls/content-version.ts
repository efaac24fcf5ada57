import type { ContentVersion } from '@gaashaan/contract'
import type { Load } from './load.ts'

/** The version of all that is public: equal versions, equal answers. */
export const contentVersion: Load = async (desk): Promise<ContentVersion> => {
  const { version } = await desk.findGlobal({ slug: 'content-version', depth: 0 })
  return { version: version || '0' }
}
