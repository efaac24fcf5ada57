import type { Payload } from 'payload'
import { bucketStore } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'
import type { StoreSettings } from './settings.ts'

/** Opens the store that the settings name; sends no request to it. */
export function openStore(settings: StoreSettings): MediaStore {
  return settings.kind === 's3' ? bucketStore(settings) : folderStore(settings.folder)
}

/** The store of a desk, which is in its configuration (`payload.config.ts`). */
export function storeOf(desk: Payload): MediaStore {
  return (desk.config.custom as { mediaStore: () => MediaStore }).mediaStore()
}
