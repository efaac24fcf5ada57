import type * as v from 'valibot'
import { INSTITUTION } from './categories.ts'
import { ContactMessageSchema } from './contact-message.ts'
import { LeadersSchema } from './content/leader.ts'
import { OperationPageSchema, OperationsSchema } from './content/operation.ts'
import { PoliciesSchema } from './content/policy.ts'
import { FeaturedPostsSchema, PostSchema, PostsSchema } from './content/post.ts'
import { PreviewSchema } from './content/preview.ts'
import { RedirectsSchema } from './content/redirect.ts'
import { SiteSettingsSchema } from './content/site-settings.ts'
import { SubcategoriesSchema } from './content/subcategory.ts'
import { ContentVersionSchema } from './content-version.ts'
import type { ErrorCode } from './errors.ts'

/** Bounds and default of `limit` (Specification §7 uses 5 and 10). */
export const LIMIT = { least: 1, most: 50, default: 10 } as const

/** Bounds of `page`; a page beyond the last one is an empty list. */
export const PAGE = { least: 1, most: 999_999 } as const

/** Bounds of `page_size`, and its value where only `page` is given. */
export const PAGE_SIZE = { least: 1, most: 100, default: 10 } as const

/** A query key of a call: whether the call needs it, and how its value is checked. */
export interface QueryKey {
  readonly kind:
    | 'language'
    | 'category'
    | 'limit'
    | 'page'
    | 'pageSize'
    | 'subcategory'
    | 'switch'
    | 'instant'
    | 'title'
    | 'strict'
  readonly required: boolean
  /** Not in Specification §7: for hosts alone that have shown that they know it. */
  readonly extension?: true
}

export interface Call {
  readonly method: 'GET' | 'POST'
  /** Path at the API host; `:id` stands for a number. */
  readonly path: string
  readonly query: Readonly<Record<string, QueryKey>>
  /** Shape of the answer's data; none where only success is told. */
  readonly data?: v.GenericSchema
  readonly body?: v.GenericSchema
  readonly errors: readonly ErrorCode[]
  /** Whether the public site relays it under its own `/api/`. */
  readonly relayed: boolean
  /** Whether the asker shows a token: `Authorization: Bearer …` (RFC 6750 §2.1). */
  readonly bearer?: true
  /** Not in Specification §7: for hosts alone that have shown that they know it. */
  readonly extension?: true
}

const language = { kind: 'language', required: true } as const
const category = { kind: 'category', required: true } as const

/**
 * Our host's addition to the lists of Specification §7, which are whole. Where `page` or `page_size`
 * is given the answer has that page, and the number of all posts as `total` beside `data`.
 */
const paging = {
  page: { kind: 'page', required: false, extension: true },
  page_size: { kind: 'pageSize', required: false, extension: true },
  /** `0` leaves `content` out. */
  with_content: { kind: 'switch', required: false, extension: true },
} as const

/** What leaves posts out of a list, before it is paged. */
const filters = {
  /** Only those of a subcategory, by its name in the answer's language. */
  subcategory_name: { kind: 'subcategory', required: false, extension: true },
  /** `1`: only those whose `post_url` is not null, such as news with a picture. */
  has_post_url: { kind: 'switch', required: false, extension: true },
  /** Only tenders that close at this instant, later or never. */
  closes_from: { kind: 'instant', required: false, extension: true },
  /** Only tenders that closed before this instant, the last to have closed first. */
  closes_before: { kind: 'instant', required: false, extension: true },
} as const

/**
 * Every call of Specification §7, and those between our site and desk, which other hosts do not
 * have. Of these, `preview` is kept by nobody. A preview's token never stands in an address between them,
 * which servers write down; one that is wrong, revoked or over is `not_found` like any other.
 */
export const CALLS = {
  featuredPosts: {
    method: 'GET',
    path: '/api/posts/public/featured',
    query: { category_id: category, language },
    data: FeaturedPostsSchema,
    errors: ['invalid_category', 'invalid_language', 'repeated_key'],
    relayed: true,
  },
  latestPosts: {
    method: 'GET',
    path: '/api/posts/public/latest',
    query: { category_id: category, language, limit: { kind: 'limit', required: false } },
    data: PostsSchema,
    errors: ['invalid_category', 'invalid_language', 'repeated_key', 'invalid_limit'],
    relayed: true,
  },
  postsByCategory: {
    method: 'GET',
    path: '/api/posts/public/by-category',
    query: {
      category_id: category,
      language: { kind: 'language', required: false },
      ...filters,
      ...paging,
    },
    data: PostsSchema,
    errors: [
      'invalid_category',
      'invalid_language',
      'repeated_key',
      'invalid_subcategory',
      'invalid_instant',
      'invalid_page',
      'invalid_page_size',
      'invalid_switch',
    ],
    relayed: true,
  },
  pressReleases: {
    method: 'GET',
    path: '/api/posts/public/press-releases',
    query: { language, ...paging },
    data: PostsSchema,
    errors: [
      'invalid_language',
      'repeated_key',
      'invalid_page',
      'invalid_page_size',
      'invalid_switch',
    ],
    relayed: true,
  },
  post: {
    method: 'GET',
    path: '/api/posts/public/:id',
    query: { language },
    data: PostSchema,
    errors: ['invalid_id', 'invalid_language', 'repeated_key', 'not_found'],
    relayed: true,
  },
  subcategories: {
    method: 'GET',
    path: '/api/subcategory/public',
    query: { category_id: category, language },
    data: SubcategoriesSchema,
    errors: ['invalid_category', 'invalid_language', 'repeated_key'],
    relayed: true,
  },
  featuredOperations: {
    method: 'GET',
    path: '/api/operations/featured',
    query: { language },
    data: OperationsSchema,
    errors: ['invalid_language', 'repeated_key'],
    relayed: true,
  },
  operation: {
    method: 'GET',
    path: '/api/operations/public/:id',
    query: { language },
    data: OperationPageSchema,
    errors: ['invalid_id', 'invalid_language', 'repeated_key', 'not_found'],
    relayed: false,
    extension: true,
  },
  leaderByTitle: {
    method: 'GET',
    path: '/api/leadership/by-title',
    query: {
      title: { kind: 'title', required: true },
      language,
      strict: { kind: 'strict', required: false },
    },
    data: LeadersSchema,
    errors: ['invalid_title', 'invalid_language', 'repeated_key', 'invalid_strict', 'not_found'],
    relayed: true,
  },
  leadersByInstitution: {
    method: 'GET',
    path: '/api/leadership/public/by-institution/:id',
    query: { language },
    data: LeadersSchema,
    errors: ['invalid_id', 'invalid_language', 'repeated_key', 'not_found'],
    relayed: true,
  },
  contactSubmit: {
    method: 'POST',
    path: '/api/contact_submit',
    query: {},
    body: ContactMessageSchema,
    errors: [
      'invalid_body',
      'body_too_large',
      'unsupported_media_type',
      'name_required',
      'name_too_long',
      'email_invalid',
      'subject_required',
      'subject_too_long',
      'department_invalid',
      'message_required',
      'message_too_long',
      'consent_required',
      'too_many_messages',
      // Of our site, before a host is asked.
      'wrong_origin',
      'too_many_alike',
      'sent_too_fast',
      'hidden_field_filled',
      'unavailable',
    ],
    relayed: true,
  },
  redirects: {
    method: 'GET',
    path: '/api/redirects/public',
    query: {},
    data: RedirectsSchema,
    errors: [],
    relayed: false,
    extension: true,
  },
  contentVersion: {
    method: 'GET',
    path: '/api/content-version',
    query: {},
    data: ContentVersionSchema,
    errors: [],
    relayed: false,
    extension: true,
  },
  siteSettings: {
    method: 'GET',
    path: '/api/site-settings',
    query: { language },
    data: SiteSettingsSchema,
    errors: ['invalid_language', 'repeated_key'],
    relayed: false,
    extension: true,
  },
  policies: {
    method: 'GET',
    path: '/api/policies',
    query: { language },
    data: PoliciesSchema,
    errors: ['invalid_language', 'repeated_key'],
    relayed: false,
    extension: true,
  },
  preview: {
    method: 'GET',
    path: '/api/posts/preview',
    query: { language },
    data: PreviewSchema,
    errors: ['invalid_language', 'repeated_key', 'not_found'],
    relayed: false,
    bearer: true,
    extension: true,
  },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS

/** The institution whose leaders the army page shows (Specification §3). */
export const ARMY_INSTITUTION = INSTITUTION.army

/** A call's path and query: `callAddress('post', { language: 'SO' }, 7)`. Keys without value are left out. */
export function callPath(
  name: CallName,
  query: Readonly<Record<string, string | number | undefined>> = {},
  id?: number,
): string {
  const path = CALLS[name].path.replace(':id', String(id ?? ''))
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return search === '' ? path : `${path}?${search}`
}
