import * as v from 'valibot'
import { LANGUAGES } from './language.ts'
import { PictureSchema } from './picture.ts'

/** ISO 8601 instant or date that `Date` can read. */
const Moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'a date that can be read'),
)

const Id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
)

const PostFields = v.object({
  id: Id,
  title: v.string(),
  content: v.optional(v.nullable(v.string())),
  /** Path or address of the picture, the video or the file (Specification §3). */
  post_url: v.optional(v.nullable(v.string())),
  created_at: v.optional(Moment),
  createdAt: v.optional(Moment),
  updated_at: v.optional(v.nullable(Moment)),
  subcategory_name: v.optional(v.nullable(v.string())),
  /** Our host's additions: other hosts leave them out. */
  picture: v.optional(v.nullable(PictureSchema)),
  languages: v.optional(v.array(v.picklist(LANGUAGES))),
  /** Seconds; videos. */
  duration: v.optional(v.nullable(v.number())),
  /** First and last day of a tender. */
  opens_at: v.optional(v.nullable(Moment)),
  closes_at: v.optional(v.nullable(Moment)),
  /** Changes whenever anything of this answer does; told of one post, not in lists. */
  revision: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  /** The tender's own reference number. */
  reference: v.optional(v.nullable(v.string())),
})

/**
 * A post in one language (Specification §3). Hosts name the date `created_at` or `createdAt`; what
 * comes out always has `created_at`. A post without either is a wrong shape.
 */
export const PostSchema = v.pipe(
  PostFields,
  v.check((post) => (post.created_at ?? post.createdAt) !== undefined, 'created_at is missing'),
  v.transform(({ createdAt, created_at, ...rest }) => ({
    ...rest,
    created_at: (created_at ?? createdAt) as string,
  })),
)

export const PostsSchema = v.array(PostSchema)

export type Post = v.InferOutput<typeof PostSchema>

/** The shape on the wire, before the date's name is settled. */
export type PostPayload = v.InferInput<typeof PostSchema>

/** A featured item may come with no more than these three (Specification §7). */
export const FeaturedPostSchema = v.pipe(
  PostFields,
  v.transform(({ createdAt, created_at, ...rest }) => ({
    ...rest,
    created_at: created_at ?? createdAt,
  })),
)

export const FeaturedPostsSchema = v.array(FeaturedPostSchema)

export type FeaturedPost = v.InferOutput<typeof FeaturedPostSchema>
