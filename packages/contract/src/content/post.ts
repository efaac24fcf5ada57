import * as v from 'valibot'
import { LANGUAGES } from '../language.ts'
import { CaptionsSchema } from './captions.ts'
import { FileFactsSchema } from './file-facts.ts'
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

/** An addition of ours: a host that means something else by the name has not told it. */
const told = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.fallback(v.nullable(schema), null))

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
  /** The list that the post stands in, by its number in the asked language. */
  category_id: told(v.number()),
  languages: v.optional(v.array(v.picklist(LANGUAGES))),
  /** When this language's text was first public; `created_at` is the date that readers are told. */
  first_published_at: told(Moment),
  /**
   * When the text was changed so that readers are told, and what was; `null` for a text that was not.
   * A host that leaves it out has `updated_at` alone.
   */
  changed_at: told(Moment),
  change_note: told(v.string()),
  /** Set for a text that the ministry has taken back: it is in no list, and stays readable. */
  withdrawn: told(v.object({ at: Moment, reason: v.string() })),
  /** Of the file that `post_url` names. */
  file: v.optional(v.nullable(FileFactsSchema)),
  /** Seconds; videos. */
  duration: v.optional(v.nullable(v.number())),
  /** Of the video that `post_url` names, in each language that has them. */
  captions: v.optional(v.array(CaptionsSchema)),
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
