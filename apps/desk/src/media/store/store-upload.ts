import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { variantFilesOf } from '../image-sizes/file-names.ts'
import { assertExclusiveStore } from './exclusive-store.ts'
import { storeOf } from './open-store.ts'
import { orRefuse } from './store-away.ts'

/** Removes a stored file with all its variants. */
async function removeAll(req: PayloadRequest, filename: string): Promise<void> {
  const store = storeOf(req.payload)
  await store.remove([filename, ...(await variantFilesOf(store, filename))])
}

/**
 * Has the store keep an upload that the database has taken, before either is answered: when the store
 * refuses, the transaction is taken back. The file in whose place it comes goes last.
 */
export const storeUpload: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const { file, payload } = req
  if (!file?.data || !doc.filename) return
  await orRefuse(req, assertExclusiveStore(payload))
  await orRefuse(req, storeOf(payload).put(doc.filename, file.data))
  const previous = previousDoc?.filename
  if (previous && previous !== doc.filename) await orRefuse(req, removeAll(req, previous))
}

/** Removes a deleted file; when the store refuses, the file and its document stay. */
export const removeStored: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (doc.filename) await orRefuse(req, removeAll(req, doc.filename))
}
