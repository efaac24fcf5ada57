import { LRUCache } from 'lru-cache'
import type { DiskStore } from '../cache/disk-store.ts'
import type { Clock } from '../clock.ts'
import { type CachedFile, fromStored, toStored } from './cached-file.ts'

/** Bytes: the largest file that memory keeps, and the largest that the disk does. */
const MAX_MEMORY_FILE_BYTES = 512 * 1024
const MAX_DISK_FILE_BYTES = 8 * 1024 * 1024
/** Bytes that a file's headers and its place in the memory cost beside its own. */
const OVERHEAD = 2_048

export interface FileMemory {
  /** Bytes of the largest file that it keeps. */
  readonly mostBytes: number
  readonly recall: (name: string) => Promise<CachedFile | undefined>
  readonly remember: (name: string, file: CachedFile) => void
  /** Takes over new headers or times of the same bytes, until the process ends. */
  readonly confirm: (name: string, file: CachedFile) => void
  /** Until the disk is read again; a file that is gone is looked up each time. */
  readonly forget: (name: string) => void
  /** For good: what is private again is kept nowhere. */
  readonly erase: (name: string) => void
}

/** Whole files by name: small ones in memory, and all on the disk where there is one. */
export function createFileMemory(
  clock: Clock,
  disk: DiskStore | undefined,
  memoryBytes: number,
): FileMemory {
  const memory = new LRUCache<string, CachedFile>({
    maxSize: memoryBytes,
    maxEntrySize: MAX_MEMORY_FILE_BYTES + OVERHEAD,
    sizeCalculation: ({ data }) => data.length + OVERHEAD,
  })
  return {
    mostBytes: disk ? MAX_DISK_FILE_BYTES : MAX_MEMORY_FILE_BYTES,
    async recall(name) {
      const known = memory.get(name)
      if (known) return known
      const stored = await disk?.get(name)
      const file = stored && fromStored(stored.data, stored.metadata, clock.now())
      if (file) memory.set(name, file)
      return file
    },
    remember(name, file) {
      memory.set(name, file)
      void disk?.set(name, file.data, toStored(file, clock.now()))
    },
    confirm: (name, file) => memory.set(name, file),
    forget: (name) => memory.delete(name),
    erase(name) {
      memory.delete(name)
      // In the file's place, so that its bytes go: nothing that could be read as a file.
      void disk?.set(name, new Uint8Array(), null)
    },
  }
}
