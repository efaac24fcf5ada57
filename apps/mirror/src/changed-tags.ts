import { ContentVersionSchema, callPath, parseResponse } from '@gaashaan/contract'
import { SiteAway } from './read-site.ts'

const MAX_WAIT_MS = 10_000

/** What has changed at the API host since a mirror was made. */
export interface ContentChange {
  /** `undefined` for a host that tells none. */
  readonly version: string | undefined
  /** The cache tags of all changes since; `undefined` where anything may have changed. */
  readonly tags: ReadonlySet<string> | undefined
}

/** Asks the API host what has changed since a version. Rejects with `SiteAway` where it does not answer. */
export async function contentChange(apiBaseUrl: string, since?: string): Promise<ContentChange> {
  const url = apiBaseUrl + callPath('contentVersion', { since })
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(MAX_WAIT_MS) })
    if (response.status === 404) return { version: undefined, tags: undefined }
    const data = parseResponse(ContentVersionSchema, await response.json())
    if (!response.ok || !data) throw new Error(`status ${response.status}`)
    const { version, tags } = data
    if (version === since) return { version, tags: new Set() }
    return { version, tags: tags && new Set(tags) }
  } catch (error) {
    throw new SiteAway(`${url} could not be read: ${(error as Error).message}`)
  }
}
