/** A write to a document with drafts, as Payload hands it to its operations. */
export interface WriteRequest {
  readonly draft?: boolean | undefined
  readonly data?: { readonly _status?: unknown } | undefined
  readonly publishAllLocales?: unknown
  readonly publishSpecificLocale?: unknown
  readonly unpublishAllLocales?: unknown
}

/**
 * People save drafts alone: what makes a document public, or takes it back, goes through its
 * publishing, where who may do it is judged for each language.
 */
export function peopleSaveDraftsAlone(asked: WriteRequest): boolean {
  if (asked.draft !== true || asked.data?._status === 'published') return false
  return !asked.publishAllLocales && !asked.publishSpecificLocale && !asked.unpublishAllLocales
}
