import { currentRequestId, REQUEST_ID, requestIdOf } from '@gaashaan/runtime/request-id'
import { REFERENCE_ID, REFERENCE_PLACEHOLDER } from '../../app/html/error-reference.ts'
import type { RenderedResponse } from '../cache/encoded-response.ts'

/** The element with the reference, as pages render it; no text can contain its tags. */
const element = (reference: string) => `<code id="${REFERENCE_ID}">${reference}</code>`

/** Whether a page shows the error screen of an internal error, with a place for the reference. */
export function hasReferencePlaceholder(status: number, body: Buffer): boolean {
  return status >= 500 && body.includes(element(REFERENCE_PLACEHOLDER))
}

/**
 * A page with the request's id in place of the reference and in a header, if it is an error screen.
 */
export function withReference<Page extends RenderedResponse>(page: Page): Page {
  if (!hasReferencePlaceholder(page.status, page.body)) return page
  const reference = currentRequestId() ?? requestIdOf(undefined)
  return {
    ...page,
    headers: { ...page.headers, [REQUEST_ID]: reference },
    body: Buffer.from(
      page.body.toString().replace(element(REFERENCE_PLACEHOLDER), element(reference)),
    ),
  }
}
