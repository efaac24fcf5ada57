import { LRUCache } from 'lru-cache'
import type { DiskStore } from '../cache/disk-store.ts'
import type { Clock } from '../clock.ts'
import { type CachedFile, fromStored, toStored } from './cached-file.ts'

/** The largest file that memory holds, and the largest that the disk does. */
const MAX_MEMORY_FILE_BYTES = 512 * 1024
const MAX_DISK_FILE_BYTES = 8 * 1024 * 1024
/** What a file's headers and its entry take in memory, beside its data. */
const OVERHEAD_BYTES = 2_048

/** Whole files by key: small ones in memory, and all of them on the disk where there is one. */
export function createFileCache(clock: Clock, disk: DiskStore | undefined, memoryBytes: number) {
  const memory = new LRUCache<string, CachedFile>({
    maxSize: memoryBytes,
    maxEntrySize: MAX_MEMORY_FILE_BYTES + OVERHEAD_BYTES,
    sizeCalculation: ({ data }) => data.length + OVERHEAD_BYTES,
  })
  return {
    /** The largest file that is stored. */
    maxFileBytes: disk ? MAX_DISK_FILE_BYTES : MAX_MEMORY_FILE_BYTES,
    async get(key: string): Promise<CachedFile | undefined> {
      const cached = memory.get(key)
      if (cached) return cached
      const stored = await disk?.get(key)
      // While the disk was read, a concurrent request may have fetched the file.
      const fetched = memory.get(key)
      if (fetched) return fetched
      const file = stored && fromStored(stored.data, stored.metadata, clock.now())
      if (file) memory.set(key, file)
      return file
    },
    set(key: string, file: CachedFile): void {
      memory.set(key, file)
      void disk?.set(key, file.data, toStored(file, clock.now()))
    },
    /** Replaces the headers and times of the same data, for the life of the process. */
    setInMemory: (key: string, file: CachedFile) => void memory.set(key, file),
    /** Until the file is read from the disk again; one that is gone is then revalidated again. */
    deleteFromMemory: (key: string) => void memory.delete(key),
    /** Deletes a file that is private again from memory and disk. */
    erase(key: string): void {
      memory.delete(key)
      // Overwrites the bytes with an entry that cannot be read as a file.
      void disk?.set(key, new Uint8Array(), null)
    },
  }
}
