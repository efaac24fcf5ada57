import { type AfterErrorHook, APIError } from 'payload'
import { messagesFor } from '../../i18n/messages.ts'

/** Messages of busboy 1, Payload's form parser, for a form that violates RFC 7578. */
const UNREADABLE =
  /^(?:Malformed part header|Unexpected end of (?:form|file)|Multipart: Boundary not found|Malformed content type|Request is not eligible for file upload)/

const MESSAGE = {
  en: 'The form could not be read: it was cut off, or the file’s name holds a sign that no name may hold. Give the file a plain name and upload it again.',
  so: 'Foomka lama akhriyi karin: wuu go’ay, ama magaca faylka waxaa ku jira calaamad aan magac geli karin. Faylka sii magac fudud oo mar kale soo geli.',
}

/**
 * Responds with 400 to a form that cannot be parsed: because a file name has a control character, the
 * form ends too early or its fields are not JSON. Payload would respond with 500.
 */
export const refuseUnreadableForm: AfterErrorHook = ({ error, req }) => {
  if (!req.headers?.get('content-type')?.startsWith('multipart/')) return undefined
  // Payload parses the fields, which are JSON, before it sets the data of a request.
  const hasWrongFields = error instanceof SyntaxError && req.data === undefined
  if (!UNREADABLE.test(error.message) && !hasWrongFields) return undefined
  const message = messagesFor(req).t(MESSAGE)
  const { name } = new APIError(message, 400)
  const errors = [{ name, message, data: { errors: [{ message, path: 'file' }] } }]
  return { status: 400, response: { errors } }
}
