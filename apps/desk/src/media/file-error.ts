import { APIError, type PayloadRequest } from 'payload'
import { type BothLanguages, messagesFor } from '../i18n/messages.ts'

/** A refusal that the media form also shows at its file field. */
export function fileError(req: PayloadRequest, text: BothLanguages, status: number): APIError {
  const message = messagesFor(req).t(text)
  return new APIError(message, status, { errors: [{ message, path: 'file' }] }, true)
}
