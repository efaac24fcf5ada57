import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { listVariantFiles } from '../image-sizes/file-names.ts'
import { assertDeskStore } from './assert-desk-store.ts'
import { storeOf } from './open-store.ts'
import { refuseIfUnavailable } from './store-unavailable.ts'

/** Removes a stored file and all its variants. Throws a 503 if the store does not answer. */
export const removeStoredFile = (req: PayloadRequest, filename: string): Promise<void> =>
  refuseIfUnavailable(req, removeAll(req, filename))

async function removeAll(req: PayloadRequest, filename: string): Promise<void> {
  const store = storeOf(req.payload)
  await store.remove([filename, ...(await listVariantFiles(store, filename))])
}

/**
 * Stores an upload within the database's transaction: if the store refuses it, the document is not written.
 * The file that it replaces is removed last.
 */
export const storeUpload: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const { file, payload } = req
  if (!file?.data || !doc.filename) return
  await refuseIfUnavailable(req, assertDeskStore(payload))
  await refuseIfUnavailable(req, storeOf(payload).put(doc.filename, file.data))
  const previous = previousDoc?.filename
  if (previous && previous !== doc.filename) {
    await removeStoredFile(req, previous)
  }
}

/** Removes the files of a deleted document; if the store refuses, they stay with their document. */
export const removeStoredFiles: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (doc.filename) await removeStoredFile(req, doc.filename)
}
