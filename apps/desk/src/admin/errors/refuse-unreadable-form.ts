import { APIError, type Config } from 'payload'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]

/** What busboy 1, with which Payload reads forms, says of one that is not written as RFC 7578 asks. */
const UNREADABLE =
  /^(?:Malformed part header|Unexpected end of (?:form|file)|Multipart: Boundary not found|Malformed content type|Request is not eligible for file upload)/

const MESSAGES: BothLanguages = {
  en: 'The form could not be read: it was cut off, or the file’s name holds a sign that no name may hold. Give the file a plain name and upload it again.',
  so: 'Foomka lama akhriyi karin: wuu go’ay, ama magaca faylka waxaa ku jira calaamad aan magac geli karin. Faylka sii magac fudud oo mar kale soo geli.',
}

/**
 * Refuses (400) a form that cannot be read: one whose file has a control character in its name, that
 * ends too early, or whose fields are no JSON. Payload takes each for a fault of its own (500).
 */
export const refuseUnreadableForm: AfterError = ({ error, req }) => {
  if (!req.headers?.get('content-type')?.startsWith('multipart/')) return undefined
  // Payload reads the fields, in JSON, before a request has any data.
  const hasWrongFields = error instanceof SyntaxError && req.data === undefined
  if (!UNREADABLE.test(error.message) && !hasWrongFields) return undefined
  const message = messagesFor(req).t(MESSAGES)
  const { name } = new APIError(message, 400)
  const errors = [{ name, message, data: { errors: [{ message, path: 'file' }] } }]
  return { status: 400, response: { errors } }
}
