import type { PayloadRequest } from 'payload'
import type { Post } from '../../payload-types.ts'
import type { LanguageGroup } from '../language-fields.ts'
import { type Group, type PostCopies, readPost } from '../posts/publishing/read-post.ts'
import { writeCopies } from '../posts/publishing/write-copies.ts'

/** What the texts of a post share and may show what had to go: it goes with the last public text. */
const NO_SHARED = {
  picture: null,
  video: null,
  videoAddress: null,
} as const satisfies Partial<Post>

export type Shared = Partial<Pick<Post, keyof typeof NO_SHARED>>

export const sharedOf = ({ picture, video, videoAddress }: Post): Shared => ({
  picture: picture ?? null,
  video: video ?? null,
  videoAddress: videoAddress ?? null,
})

/** What was taken out of a copy of a post. */
interface TakenText {
  readonly text: Group
  readonly shared?: Shared
}

/** A post's text in one language as it was before it was removed. */
export interface SealedText {
  /** As readers had it. */
  readonly main: TakenText
  /** As the desk showed it. */
  readonly working: TakenText
  /** In the versions that have it. */
  readonly versions: readonly (TakenText & { readonly id: number })[]
}

interface PostVersion {
  readonly id: number
  /** ISO instant. */
  readonly updatedAt: string
  readonly version: Post
}

/** A text that never was. `writeCopies` empties the fields that are left out. */
const NOTHING: Group = { state: 'draft', changedBy: [] }

/** Whether a version has anything of a text: its notes may say what readers must not have either. */
const isBegun = ({ title, content, changeNote, withdrawnReason, file }: Group = {}) =>
  [title, content, changeNote, withdrawnReason, file].some(Boolean)

const emptied = (text: Group): Group => ({
  ...Object.fromEntries(Object.keys(text).map((name) => [name, null])),
  ...NOTHING,
})

/** A version with the heading of its texts, which a document gets by itself (`headingField`). */
const withHeading = (post: Post): Post => ({
  ...post,
  heading: post.so?.title || post.en?.title || '',
})

async function versionsOf(req: PayloadRequest, post: number): Promise<PostVersion[]> {
  const { docs } = await req.payload.db.findVersions<Post>({
    collection: 'posts',
    where: { parent: { equals: post } },
    pagination: false,
    limit: 0,
    req,
  })
  return docs as unknown as PostVersion[]
}

/** Writes a version in its place: the newest is what was saved last. */
const writeVersion = (req: PayloadRequest, { id, updatedAt }: PostVersion, version: Post) =>
  req.payload.db.updateVersion({
    collection: 'posts',
    id,
    versionData: { updatedAt, version: withHeading(version) } as never,
    req,
  })

/** What both texts share, as readers had it and as the desk showed it. */
export interface SharedParts {
  readonly main: Shared
  readonly working: Shared
}

/**
 * Takes a text out of both copies of a post and of all its versions, in the request's transaction, and
 * returns it. Where `shared` is given, what both texts share goes with it.
 */
export async function sealText(
  req: PayloadRequest,
  { id, main, working }: PostCopies,
  group: LanguageGroup,
  shared: SharedParts | undefined,
): Promise<SealedText> {
  const noShared = shared ? NO_SHARED : {}
  const take = (copy: Post, copyShared: Shared | undefined): TakenText => ({
    text: copy[group] ?? {},
    ...(copyShared && { shared: copyShared }),
  })
  const hasAny = ({ version }: PostVersion) =>
    isBegun(version[group]) || (shared && Object.values(sharedOf(version)).some(Boolean))
  const versions = (await versionsOf(req, id)).filter(hasAny)
  const without = (copy: Post): Post => ({ ...copy, [group]: NOTHING, ...noShared })
  await writeCopies(req, id, without(main), without(working))
  for (const each of versions) {
    const text = emptied(each.version[group] ?? {})
    await writeVersion(req, each, { ...each.version, [group]: text, ...noShared })
  }
  return {
    main: take(main, shared?.main),
    working: take(working, shared?.working),
    versions: versions.map(({ id: versionId, version }) => ({
      id: versionId,
      ...take(version, shared && sharedOf(version)),
    })),
  }
}

/**
 * Puts a sealed text back where readers and the desk had it, and in the versions that are still kept, in the
 * request's transaction.
 */
export async function unsealText(
  req: PayloadRequest,
  id: number,
  group: LanguageGroup,
  sealed: SealedText,
): Promise<void> {
  const { main, working } = await readPost(req, id)
  // What has been chosen in its place meanwhile stays.
  const put = (copy: Post, { text, shared }: TakenText): Post => {
    const isFree = !Object.values(sharedOf(copy)).some(Boolean)
    return { ...copy, [group]: text, ...(isFree && shared) }
  }
  await writeCopies(req, id, put(main, sealed.main), put(working, sealed.working))
  const kept = new Map((await versionsOf(req, id)).map((each) => [each.id, each]))
  for (const { id: versionId, ...taken } of sealed.versions) {
    const each = kept.get(versionId)
    if (each) await writeVersion(req, each, put(each.version, taken))
  }
}
