import type { ContentVersion, Version } from '../upstream/content-version.ts'
import type { DiskStore } from './disk-store.ts'

/**
 * Empties the disk's cache whenever something was taken back for good. Entries that have it are served to
 * nobody any more, but would keep its bytes until newer ones need their room.
 */
export function clearAfterRemoval(contentVersion: ContentVersion, disk: DiskStore): void {
  let version: Version
  contentVersion.onChange(() => {
    const tags = version === undefined ? undefined : contentVersion.changesAfter(version)
    version = contentVersion.peek().version
    if (tags?.has('removal')) void disk.clear()
  })
}
