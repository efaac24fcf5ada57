import * as v from 'valibot'
import type { DiskStore } from '../cache/disk-store.ts'
import { type ClassifiedResponse, classifyResponse, type IsReadable } from './classify-response.ts'
import type { Version } from './content-version.ts'
import type { MemoryEntry } from './upstream-memory-store.ts'

const Noted = v.object({ version: v.optional(v.string()), isGone: v.optional(v.boolean()) })

export interface UpstreamDiskStore {
  /** The last good answer that any process was given; nothing where it was taken down since. */
  readonly recall: (address: string) => Promise<MemoryEntry | undefined>
  /** Keeps a good answer; forgets one that was good and is there no more. */
  readonly remember: (
    address: string,
    version: Version,
    classified: ClassifiedResponse,
    wasGood: boolean,
  ) => void
}

/** The good answers of one API host, kept beyond the process. */
export function createUpstreamDiskStore(
  store: DiskStore,
  apiBaseUrl: string,
  isReadableAt?: (address: string) => IsReadable,
): UpstreamDiskStore {
  const keyOf = (address: string) => `answer ${apiBaseUrl}${address}`
  return {
    async recall(address) {
      const stored = await store.get(keyOf(address))
      const noted = v.safeParse(Noted, stored?.metadata)
      if (!stored || !noted.success || noted.output.isGone) return undefined
      const { verdict, outcome } = classifyResponse(200, stored.data, {
        isReadable: isReadableAt?.(address),
      })
      return verdict === 'good' ? { outcome, version: noted.output.version } : undefined
    },
    remember(address, version, { verdict, outcome }, wasGood) {
      if (verdict === 'good' && outcome.kind === 'answer') {
        void store.set(keyOf(address), outcome.body, { version })
      } else if (verdict === 'missing' && wasGood) {
        void store.set(keyOf(address), Buffer.alloc(0), { isGone: true })
      }
    },
  }
}
