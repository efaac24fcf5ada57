import * as v from 'valibot'
import type { DiskStore } from '../cache/disk-store.ts'
import { type ClassifiedResponse, classifyResponse } from './classify-response.ts'
import type { Version } from './content-version.ts'

const Metadata = v.object({
  version: v.optional(v.string()),
  tags: v.optional(v.array(v.string())),
  isGone: v.optional(v.boolean()),
})

/** The good responses of one API host, which outlive the process. */
export function createUpstreamDiskStore(store: DiskStore, apiBaseUrl: string) {
  const keyOf = (path: string) => `answer ${apiBaseUrl}${path}`
  return {
    /** The last good response that any process received; `undefined` if a 404 came after it. */
    async get(path: string) {
      const stored = await store.get(keyOf(path))
      const metadata = v.safeParse(Metadata, stored?.metadata)
      if (!stored || !metadata.success || metadata.output.isGone) return undefined
      const { version, tags } = metadata.output
      const { verdict, outcome } = classifyResponse(path, 200, stored.data, tags && new Set(tags))
      return verdict === 'good' ? { outcome, version } : undefined
    },
    /** Stores a good response; marks the path as gone when a 404 follows a good response. */
    set(path: string, version: Version, result: ClassifiedResponse, wasGood: boolean): void {
      const { verdict, outcome } = result
      if (verdict === 'good') {
        const tags = outcome.tags && [...outcome.tags]
        void store.set(keyOf(path), outcome.body, { version, tags })
      } else if (verdict === 'missing' && wasGood) {
        void store.set(keyOf(path), Buffer.alloc(0), { isGone: true })
      }
    },
  }
}
