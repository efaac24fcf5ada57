import * as v from 'valibot'
import { LANGUAGES } from '../language.ts'
import { CaptionsSchema } from './captions.ts'
import { FileFactsSchema } from './file-facts.ts'
import { PictureSchema } from './picture.ts'

/** ISO 8601 instant or date that `Date` can parse. */
const Moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'a date that can be read'),
)

const Id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
)

/** A field of our own: another host's value of the same name and another meaning is ignored. */
const extension = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.fallback(v.nullable(schema), null))

const PostFields = v.object({
  id: Id,
  title: v.string(),
  content: v.optional(v.nullable(v.string())),
  /** Path or URL of the picture, the video or the file (Specification §3). */
  post_url: v.optional(v.nullable(v.string())),
  created_at: v.optional(Moment),
  createdAt: v.optional(Moment),
  updated_at: v.optional(v.nullable(Moment)),
  subcategory_name: v.optional(v.nullable(v.string())),
  /** Our host's additions: other hosts leave them out. */
  picture: v.optional(v.nullable(PictureSchema)),
  /** The post's category in the requested language. */
  category_id: extension(v.number()),
  languages: v.optional(v.array(v.picklist(LANGUAGES))),
  /** When this language's text was first public; readers see `created_at`. */
  first_published_at: extension(Moment),
  /**
   * When and how the text was last changed in a way that its page announces; `null` if it was not. A host
   * that leaves it out has only `updated_at`.
   */
  changed_at: extension(Moment),
  change_note: extension(v.string()),
  /**
   * What became of this language's text since it was first public, oldest first: further publications
   * with what had changed, and withdrawals with their reason. Only for a single post, not in lists.
   */
  history: extension(
    v.array(
      v.object({
        at: Moment,
        action: v.picklist(['published', 'changed', 'withdrawn']),
        note: v.nullable(v.string()),
      }),
    ),
  ),
  /** Set for a text that the ministry has withdrawn: it is in no list, and stays readable. */
  withdrawn: extension(v.object({ at: Moment, reason: v.string() })),
  /** Facts about the file at `post_url`. */
  file: v.optional(v.nullable(FileFactsSchema)),
  /** Length of a video in seconds. */
  duration: v.optional(v.nullable(v.number())),
  /** Captions of the video at `post_url`, in each language that has them. */
  captions: v.optional(v.array(CaptionsSchema)),
  /** First and last day of a tender. */
  opens_at: v.optional(v.nullable(Moment)),
  closes_at: v.optional(v.nullable(Moment)),
  /** Changes whenever anything in this response does; only for a single post, not in lists. */
  revision: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  /** The tender's own reference number. */
  reference: v.optional(v.nullable(v.string())),
})

/**
 * A post in one language (Specification §3). Hosts name the date `created_at` or `createdAt`; the parsed
 * post has `created_at`. A post without either is invalid.
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

/** The shape on the wire, before the date's name is unified. */
export type PostPayload = v.InferInput<typeof PostSchema>

/** A featured post; only its id, title and `post_url` are certain (Specification §7). */
const FeaturedPostSchema = v.pipe(
  PostFields,
  v.transform(({ createdAt, created_at, ...rest }) => ({
    ...rest,
    created_at: created_at ?? createdAt,
  })),
)

export const FeaturedPostsSchema = v.array(FeaturedPostSchema)

export type FeaturedPost = v.InferOutput<typeof FeaturedPostSchema>
