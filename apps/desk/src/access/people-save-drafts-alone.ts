/** The arguments of a write to a document with drafts, as Payload passes them to its operations. */
export interface WriteRequest {
  readonly draft?: boolean | undefined
  readonly data?: { readonly _status?: unknown } | undefined
  readonly publishAllLocales?: unknown
  readonly publishSpecificLocale?: unknown
  readonly unpublishAllLocales?: unknown
}

/**
 * People may only save drafts. To publish or unpublish they use the publishing endpoint, which checks
 * for each language who may do it.
 */
export function peopleSaveDraftsAlone(write: WriteRequest): boolean {
  if (write.draft !== true || write.data?._status === 'published') return false
  return !write.publishAllLocales && !write.publishSpecificLocale && !write.unpublishAllLocales
}
