import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { lockRow, type PostCopies, readPost } from './read-post.ts'

/**
 * Does something with a post in one transaction while nobody else does: all of it is kept, or
 * nothing. Inside another transaction it lives and dies with that one.
 */
export async function withRowLock<T>(
  req: PayloadRequest,
  id: number,
  work: (post: PostCopies) => Promise<T>,
): Promise<T> {
  const isOurs = await initTransaction(req)
  try {
    await lockRow(req, id)
    const done = await work(await readPost(req, id))
    if (isOurs) await commitTransaction(req)
    return done
  } catch (error) {
    if (isOurs) await killTransaction(req)
    throw error
  }
}
