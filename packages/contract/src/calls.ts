import type * as v from 'valibot'
import { INSTITUTION } from './categories.ts'
import { ContactMessageSchema } from './contact-message.ts'
import { LeadersSchema } from './content/leader.ts'
import { OperationPageSchema, OperationsSchema } from './content/operation.ts'
import { PoliciesSchema } from './content/policy.ts'
import { FeaturedPostsSchema, PostSchema, PostsSchema } from './content/post.ts'
import { PressReleasePdfSchema } from './content/press-release-pdf.ts'
import { PreviewSchema } from './content/preview.ts'
import { RedirectsSchema } from './content/redirect.ts'
import { RemovedTextsSchema } from './content/removed-text.ts'
import { SiteSettingsSchema } from './content/site-settings.ts'
import { SubcategoriesSchema } from './content/subcategory.ts'
import { LogEntriesSchema, LogHeadSchema, LogTileSchema } from './content/transparency-log.ts'
import { ContentVersionSchema } from './content-version.ts'
import type { ErrorCode } from './errors.ts'
import { category, filters, language, paging, place, type QueryKey } from './query-keys.ts'

export interface Call {
  readonly method: 'GET' | 'POST'
  /** Path at the API host; `:id` stands for a number. */
  readonly path: string
  readonly query: Readonly<Record<string, QueryKey>>
  /** Shape of the response's data; absent where the response has none. */
  readonly data?: v.GenericSchema
  readonly body?: v.GenericSchema
  readonly errors: readonly ErrorCode[]
  /** Whether the public site relays it under its own `/api/`. */
  readonly relayed: boolean
  /** Whether the request carries a token: `Authorization: Bearer …` (RFC 6750 §2.1). */
  readonly bearer?: true
  /** Not in Specification §7: it is only sent to hosts that have shown that they know it. */
  readonly extension?: true
}

/** A call of Specification §7, which anyone may use through the public site. */
const PUBLIC = { method: 'GET', relayed: true } as const

/** A call between our site and desk, which other hosts do not have. */
const EXTENSION = { method: 'GET', relayed: false, extension: true } as const

const PAGING_ERRORS = ['invalid_page', 'invalid_page_size', 'invalid_switch'] as const

/**
 * Every call of Specification §7, and the calls between our site and desk, which other hosts do not have.
 * No cache stores a preview, and its token is never part of a URL, because servers log URLs. An invalid,
 * revoked or expired token is `not_found`.
 */
export const CALLS = {
  featuredPosts: {
    ...PUBLIC,
    path: '/api/posts/public/featured',
    query: { category_id: category, language },
    data: FeaturedPostsSchema,
    errors: ['invalid_category', 'invalid_language', 'repeated_key'],
  },
  latestPosts: {
    ...PUBLIC,
    path: '/api/posts/public/latest',
    query: { category_id: category, language, limit: { kind: 'limit', required: false } },
    data: PostsSchema,
    errors: ['invalid_category', 'invalid_language', 'repeated_key', 'invalid_limit'],
  },
  postsByCategory: {
    ...PUBLIC,
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
      ...PAGING_ERRORS,
    ],
  },
  pressReleases: {
    ...PUBLIC,
    path: '/api/posts/public/press-releases',
    query: { language, ...paging },
    data: PostsSchema,
    errors: ['invalid_language', 'repeated_key', ...PAGING_ERRORS],
  },
  post: {
    ...PUBLIC,
    path: '/api/posts/public/:id',
    query: { language },
    data: PostSchema,
    errors: ['invalid_id', 'invalid_language', 'repeated_key', 'not_found', 'removed'],
  },
  subcategories: {
    ...PUBLIC,
    path: '/api/subcategory/public',
    query: { category_id: category, language },
    data: SubcategoriesSchema,
    errors: ['invalid_category', 'invalid_language', 'repeated_key'],
  },
  featuredOperations: {
    ...PUBLIC,
    path: '/api/operations/featured',
    query: { language },
    data: OperationsSchema,
    errors: ['invalid_language', 'repeated_key'],
  },
  operation: {
    ...EXTENSION,
    path: '/api/operations/public/:id',
    query: { language },
    data: OperationPageSchema,
    errors: ['invalid_id', 'invalid_language', 'repeated_key', 'not_found'],
  },
  leaderByTitle: {
    ...PUBLIC,
    path: '/api/leadership/by-title',
    query: {
      title: { kind: 'title', required: true },
      language,
      strict: { kind: 'strict', required: false },
    },
    data: LeadersSchema,
    errors: ['invalid_title', 'invalid_language', 'repeated_key', 'invalid_strict', 'not_found'],
  },
  leadersByInstitution: {
    ...PUBLIC,
    path: '/api/leadership/public/by-institution/:id',
    query: { language },
    data: LeadersSchema,
    errors: ['invalid_id', 'invalid_language', 'repeated_key', 'not_found'],
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
      // The site itself refuses these, before it sends a request to the host.
      'wrong_origin',
      'too_many_alike',
      'sent_too_fast',
      'hidden_field_filled',
      'unavailable',
    ],
    relayed: true,
  },
  redirects: {
    ...EXTENSION,
    path: '/api/redirects/public',
    query: {},
    data: RedirectsSchema,
    errors: [],
  },
  contentVersion: {
    ...EXTENSION,
    path: '/api/content-version',
    query: { since: { kind: 'version', required: false } },
    data: ContentVersionSchema,
    errors: ['repeated_key', 'invalid_version'],
  },
  siteSettings: {
    ...EXTENSION,
    path: '/api/site-settings',
    query: { language },
    data: SiteSettingsSchema,
    errors: ['invalid_language', 'repeated_key'],
  },
  policies: {
    ...EXTENSION,
    path: '/api/policies',
    query: { language },
    data: PoliciesSchema,
    errors: ['invalid_language', 'repeated_key'],
  },
  removedTexts: {
    ...EXTENSION,
    path: '/api/removed-texts',
    query: {},
    data: RemovedTextsSchema,
    errors: [],
  },
  pressReleasePdf: {
    ...EXTENSION,
    path: '/api/posts/public/:id/pdf',
    query: { language },
    data: PressReleasePdfSchema,
    errors: [
      'invalid_id',
      'invalid_language',
      'repeated_key',
      'not_found',
      'removed',
      'unavailable',
    ],
  },
  logHead: {
    ...EXTENSION,
    path: '/api/log/head',
    query: {},
    data: LogHeadSchema,
    errors: ['not_found'],
  },
  logTile: {
    ...EXTENSION,
    path: '/api/log/tile',
    query: { level: place, index: place },
    data: LogTileSchema,
    errors: ['invalid_place', 'repeated_key', 'not_found'],
  },
  logEntries: {
    ...EXTENSION,
    path: '/api/log/entries',
    query: { index: place },
    data: LogEntriesSchema,
    errors: ['invalid_place', 'repeated_key', 'not_found'],
  },
  preview: {
    ...EXTENSION,
    path: '/api/posts/preview',
    query: { language },
    data: PreviewSchema,
    errors: ['invalid_language', 'repeated_key', 'not_found'],
    bearer: true,
  },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS

/** The institution whose leaders the army page shows (Specification §3). */
export const ARMY_INSTITUTION = INSTITUTION.army

/** A call's path and query: `callPath('post', { language: 'SO' }, 7)`. Keys without a value are left out. */
export function callPath(
  name: CallName,
  query: Readonly<Record<string, string | number | undefined>> = {},
  id?: number,
): string {
  const path = CALLS[name].path.replace(':id', String(id ?? ''))
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))
  return search.size === 0 ? path : `${path}?${search}`
}
