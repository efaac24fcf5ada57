import type { File, Payload, RequiredDataFromCollectionSlug } from 'payload'

/** The collections that sample content goes into. */
type Slug = 'posts' | 'subcategories' | 'operations' | 'leaders' | 'media'

/** Writes one document, with its file when it is an upload; answers its id. */
export type Write = <S extends Slug>(
  collection: S,
  data: RequiredDataFromCollectionSlug<S>,
  file?: File,
) => Promise<number>

/**
 * Does work whose documents are all written, or none of them: one transaction on either database.
 * Uploads whose documents are taken back leave their files, which the next run overwrites.
 */
export async function allOrNothing(
  payload: Payload,
  work: (write: Write) => Promise<void>,
): Promise<void> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('the database began no transaction')
  const write: Write = async (collection, data, file) => {
    const { id } = await payload.create({
      collection,
      data,
      file,
      depth: 0,
      overwriteExistingFiles: true,
      // A new one each time: Payload keeps the upload in it.
      req: { transactionID },
    })
    return id
  }
  try {
    await work(write)
    await payload.db.commitTransaction(transactionID)
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}
