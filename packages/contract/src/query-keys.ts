/** Bounds and default of `limit` (Specification §7 uses 5 and 10). */
export const LIMIT = { min: 1, max: 50, default: 10 } as const

/** Bounds of `page`; a page beyond the last one is an empty list. */
export const PAGE = { min: 1, max: 999_999 } as const

/** Bounds of `page_size`, and its value where only `page` is given. */
export const PAGE_SIZE = { min: 1, max: 100, default: 10 } as const

/** Bounds of `level` and `index`: the places of tiles (C2SP tlog-tiles, "Merkle Tree"). */
export const PLACE = { min: 0, max: 2 ** 31 - 1 } as const

/** A query key of a call: the kind of its value, and whether the call needs it. */
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
    | 'version'
    | 'place'
  readonly required: boolean
  /** Not in Specification §7: it is only sent to hosts that have shown that they know it. */
  readonly extension?: true
}

export const language = { kind: 'language', required: true } as const
export const category = { kind: 'category', required: true } as const
export const place = { kind: 'place', required: true } as const

/**
 * Our host's addition to Specification §7, whose lists are whole. With `page` or `page_size` the response
 * has that page, and the number of all posts as `total`.
 */
export const paging = {
  page: { kind: 'page', required: false, extension: true },
  page_size: { kind: 'pageSize', required: false, extension: true },
  /** `0` leaves `content` out. */
  with_content: { kind: 'switch', required: false, extension: true },
} as const

/** Filters of a list, which apply before it is paged. */
export const filters = {
  /** Only those of a subcategory, by its name in the response's language. */
  subcategory_name: { kind: 'subcategory', required: false, extension: true },
  /** With `1` only those whose `post_url` is not null, such as news with a picture. */
  has_post_url: { kind: 'switch', required: false, extension: true },
  /** Only tenders that close at this instant or later, or have no closing date. */
  closes_from: { kind: 'instant', required: false, extension: true },
  /** Only tenders that closed before this instant, the latest first. */
  closes_before: { kind: 'instant', required: false, extension: true },
} as const
