import {
  createLocalReq,
  type File,
  type Payload,
  type RequiredDataFromCollectionSlug,
} from 'payload'
import { inTransaction } from '../db/in-transaction.ts'

/** The collections that sample content goes into. */
type Slug = 'posts' | 'subcategories' | 'operations' | 'leaders' | 'media'

/** Creates a document, with its file if it is an upload; returns its id. */
export type Write = <S extends Slug>(
  collection: S,
  data: RequiredDataFromCollectionSlug<S>,
  file?: File,
) => Promise<number>

/**
 * Runs work in one transaction, so that all its documents are written or none. After a rollback the
 * uploaded files stay, and the next run overwrites them.
 */
export async function allOrNothing(
  payload: Payload,
  work: (write: Write) => Promise<void>,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  const write: Write = async (collection, data, file) => {
    const { transactionID } = req
    const options = { collection, data, file, depth: 0, overwriteExistingFiles: true }
    // Payload stores the upload in the request, so that each document gets a new one.
    return (await payload.create({ ...options, req: { transactionID } })).id
  }
  await inTransaction(req, () => work(write))
}
