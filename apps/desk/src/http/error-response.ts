import type { PayloadRequest } from 'payload'
import { type BothLanguages, messagesFor } from '../i18n/messages.ts'

/** A failed request: the HTTP status, an error code for programs and a text for people. */
export interface RequestError extends BothLanguages {
  readonly status: number
  readonly code?: string
}

/** The body of an error response, in the language of the request. */
export const errorBody = (req: PayloadRequest, text: BothLanguages, code?: string) => ({
  errors: [{ message: messagesFor(req).t(text) }],
  code,
})

/** The response to a failed request: `{ errors: [{ message }], code }`. */
export function errorResponse(
  req: PayloadRequest,
  { status, code, ...text }: RequestError,
): Response {
  return Response.json(errorBody(req, text, code), { status })
}
