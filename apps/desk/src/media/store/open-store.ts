import type { Payload } from 'payload'
import { bucketStore } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'
import type { StoreSettings } from './settings.ts'

/** The store that the settings name, without a request to it. */
export function openStore(settings: StoreSettings): MediaStore {
  return settings.kind === 's3' ? bucketStore(settings) : folderStore(settings.folder)
}

/** The store of a desk: its configuration carries it (`payload.config.ts`). */
export function storeOf(desk: Payload): MediaStore {
  return (desk.config.custom as { mediaStore: () => MediaStore }).mediaStore()
}
