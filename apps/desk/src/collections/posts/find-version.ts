import type { PayloadRequest, TypeWithVersion, Where } from 'payload'
import type { Post } from '../../payload-types.ts'

export interface PostVersion extends TypeWithVersion<Post> {
  readonly autosave?: boolean | null
}

/** The newest of a post's versions that meet the conditions, as it is stored. */
export async function findVersion(
  req: PayloadRequest,
  post: number | string,
  ...conditions: Where[]
): Promise<PostVersion | undefined> {
  const { docs } = await req.payload.db.findVersions<Post>({
    collection: 'posts',
    where: { and: [{ parent: { equals: post } }, ...conditions] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}

/** The version from which the next save goes on. */
export const newestVersion = (req: PayloadRequest, post: number | string) =>
  findVersion(req, post, { latest: { equals: true } })
