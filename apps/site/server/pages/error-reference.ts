import { currentRequestId, REQUEST_ID, requestIdOf } from '@gaashaan/runtime/request-id'
import { REFERENCE_ID, REFERENCE_MARK } from '../../app/html/reference-mark.ts'
import { type EncodedResponse, encodeResponse } from '../cache/encoded-response.ts'
import type { RenderedPage } from './render-page.ts'

/** The reference's element, as the page has it; no text can contain its tags. */
const element = (reference: string) => `<code id="${REFERENCE_ID}">${reference}</code>`

/** Whether a page shows the error screen for a fault of ours, with a place for the reader's reference. */
export function hasReferencePlaceholder(status: number, body: Buffer): boolean {
  return status >= 500 && body.includes(element(REFERENCE_MARK))
}

function fillReference({ headers, body }: Pick<RenderedPage, 'headers' | 'body'>) {
  const reference = currentRequestId() ?? requestIdOf(undefined)
  return {
    headers: { ...headers, [REQUEST_ID]: reference },
    body: Buffer.from(body.toString().replace(element(REFERENCE_MARK), element(reference))),
  }
}

/**
 * A page that was made for one reader; where it failed, with the id of their request in it and in a
 * header, as failures that no page is rendered for have it.
 */
export function withReference(page: RenderedPage): RenderedPage {
  return hasReferencePlaceholder(page.status, page.body)
    ? { ...page, ...fillReference(page) }
    : page
}

/** The same of a failed page that several readers wait for: each has a copy with their own id. */
export function withReferenceIn({
  status,
  headers,
  identity,
}: EncodedResponse): Promise<EncodedResponse> {
  return encodeResponse({
    status,
    ...fillReference({ headers: { ...headers }, body: identity.bytes }),
  })
}
