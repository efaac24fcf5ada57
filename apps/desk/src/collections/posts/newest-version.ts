import type { PayloadRequest, TypeWithVersion } from 'payload'
import type { Post } from '../../payload-types.ts'

export interface PostVersion extends TypeWithVersion<Post> {
  readonly autosave?: boolean | null
}

/** The version of a post that its editors go on from, as it is stored; none when there is no such. */
export async function newestVersion(
  req: PayloadRequest,
  post: number | string,
): Promise<PostVersion | undefined> {
  const { docs } = await req.payload.db.findVersions<Post>({
    collection: 'posts',
    where: { and: [{ parent: { equals: post } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}
