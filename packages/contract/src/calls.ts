import type * as v from 'valibot'
import { INSTITUTION } from './categories.ts'
import { ContactMessageSchema } from './contact-message.ts'
import { ContentVersionSchema } from './content-version.ts'
import type { ErrorCode } from './errors.ts'
import { LeadersSchema } from './leader.ts'
import { OperationsSchema } from './operation.ts'
import { FeaturedPostsSchema, PostSchema, PostsSchema } from './post.ts'
import { SubcategoriesSchema } from './subcategory.ts'

/** Bounds and default of `limit` (Specification §7 uses 5 and 10). */
export const LIMIT = { least: 1, most: 50, default: 10 } as const

/** A query key of a call: whether the call needs it, and how its value is checked. */
export interface QueryKey {
  readonly kind: 'language' | 'category' | 'limit' | 'title' | 'strict'
  readonly required: boolean
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
}

const language = { kind: 'language', required: true } as const
const category = { kind: 'category', required: true } as const

/** Every call of Specification §7, and `contentVersion`, which is between our site and desk. */
export const CALLS = {
  featuredPosts: {
    method: 'GET',
    path: '/api/posts/public/featured',
    query: { category_id: category, language },
    data: FeaturedPostsSchema,
    errors: ['invalid_category', 'invalid_language'],
    relayed: true,
  },
  latestPosts: {
    method: 'GET',
    path: '/api/posts/public/latest',
    query: { category_id: category, language, limit: { kind: 'limit', required: false } },
    data: PostsSchema,
    errors: ['invalid_category', 'invalid_language', 'invalid_limit'],
    relayed: true,
  },
  postsByCategory: {
    method: 'GET',
    path: '/api/posts/public/by-category',
    query: { category_id: category, language: { kind: 'language', required: false } },
    data: PostsSchema,
    errors: ['invalid_category', 'invalid_language'],
    relayed: true,
  },
  pressReleases: {
    method: 'GET',
    path: '/api/posts/public/press-releases',
    query: { language },
    data: PostsSchema,
    errors: ['invalid_language'],
    relayed: true,
  },
  post: {
    method: 'GET',
    path: '/api/posts/public/:id',
    query: { language },
    data: PostSchema,
    errors: ['invalid_id', 'invalid_language', 'not_found'],
    relayed: true,
  },
  subcategories: {
    method: 'GET',
    path: '/api/subcategory/public',
    query: { category_id: category, language },
    data: SubcategoriesSchema,
    errors: ['invalid_category', 'invalid_language'],
    relayed: true,
  },
  featuredOperations: {
    method: 'GET',
    path: '/api/operations/featured',
    query: { language },
    data: OperationsSchema,
    errors: ['invalid_language'],
    relayed: true,
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
    errors: ['invalid_title', 'invalid_language', 'invalid_strict', 'not_found'],
    relayed: true,
  },
  leadersByInstitution: {
    method: 'GET',
    path: '/api/leadership/public/by-institution/:id',
    query: { language },
    data: LeadersSchema,
    errors: ['invalid_id', 'invalid_language', 'not_found'],
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
      'unavailable',
    ],
    relayed: true,
  },
  contentVersion: {
    method: 'GET',
    path: '/api/content-version',
    query: {},
    data: ContentVersionSchema,
    errors: [],
    relayed: false,
  },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS

/** The institution whose leaders the army page shows (Specification §3). */
export const ARMY_INSTITUTION = INSTITUTION.army

/** A call's path and query: `callAddress('post', { language: 'SO' }, 7)`. Keys without value are left out. */
export function callAddress(
  name: CallName,
  query: Readonly<Record<string, string | number | undefined>> = {},
  id?: number,
): string {
  const path = CALLS[name].path.replace(':id', String(id ?? ''))
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return search === '' ? path : `${path}?${search}`
}
