import { currentRequestId, REQUEST_ID, requestIdOf } from '@gaashaan/runtime/request-id'
import { REFERENCE_ID, REFERENCE_MARK } from '../../app/pages/error/reference-mark.ts'
import { type EncodedAnswer, encodeAnswer } from '../cache/encoded-response.ts'
import type { RenderedPage } from './render-page.ts'

/** The reference's element, as the page has it; no text can contain its tags. */
const element = (reference: string) => `<code id="${REFERENCE_ID}">${reference}</code>`

/** Whether a page shows the error screen for a fault of ours, with a place for the reader's reference. */
export function awaitsReference(status: number, body: Buffer): boolean {
  return status >= 500 && body.includes(element(REFERENCE_MARK))
}

function withReference({ headers, body }: Pick<RenderedPage, 'headers' | 'body'>) {
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
export function ownPage(page: RenderedPage): RenderedPage {
  return awaitsReference(page.status, page.body) ? { ...page, ...withReference(page) } : page
}

/** The same of a failed page that several readers wait for: each has a copy with their own id. */
export function ownCopy({ status, headers, plain }: EncodedAnswer): Promise<EncodedAnswer> {
  return encodeAnswer({ status, ...withReference({ headers: { ...headers }, body: plain.bytes }) })
}
