import { createHash } from 'node:crypto'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { contentName } from '../../collections/media/name-by-content.ts'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'
import { cropped, extractEdits, storedFile } from './picture-edits.ts'
import { RefusedFile } from './refused-file.ts'
import { refuseSecondCopy } from './second-copy.ts'
import { type AcceptedFile, acceptFile } from './store-upload.ts'

/** Bytes that went through `acceptUpload`, and what they were. */
const accepted = new WeakMap<
  Uint8Array,
  {
    readonly taken: AcceptedFile
    /** Of a file that came from outside: SHA-256 of its bytes, and what it was called. */
    readonly given?: { readonly source: string; readonly givenName: string } | undefined
  }
>()

const NOT_THE_FILE: BothLanguages = {
  en: 'Upload the file itself.',
  so: 'Soo geli faylka laftiisa.',
}

/** The error that the desk answers with, shown also at the field where a file is chosen. */
function refusal(req: PayloadRequest, why: BothLanguages, status = 400): APIError {
  const message = messagesFor(req).t(why)
  return new APIError(message, status, { errors: [{ message, path: 'file' }] }, true)
}

const withExtension = (name: string, extension: string) =>
  name.replace(/(\.[a-z\d]{1,5})?$/i, extension)

/** Longest stored file name, in characters. */
const MAX_NAME_LENGTH = 200

/** A file's name as one line, whichever system it came from. */
const givenNameOf = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]+/gu, '')
    .trim()
    .slice(0, MAX_NAME_LENGTH)

/**
 * Puts in an upload's place what is kept of it (`takeFile`), cut as the editor wants it and named by
 * its content, so that an address never changes its meaning and cannot be guessed before something
 * public shows it. A picture that is only cut is uploaded anew, so to speak, by the desk itself.
 *
 * The file's bytes decide what it is, not the name and the type that came with it: a photograph with
 * its place in it does not pass as something else.
 */
export const acceptUpload: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const isWrite = operation === 'create' || operation === 'update' || operation === 'updateByID'
  // Payload asks for the account after this: nobody's files are not worth the work.
  if (!isWrite || !(overrideAccess || req.user)) return args
  const { crop, focus } = extractEdits(req)
  const { id, data } = args as { id?: number | string; data?: Record<string, unknown> }
  if (focus && data) Object.assign(data, { focalX: focus.x, focalY: focus.y })
  const isNew = Boolean(req.file?.data)
  try {
    if (!isNew && crop && id !== undefined) req.file = await storedFile(req, id)
    const { file } = req
    if (!file?.data) return args
    const given = isNew
      ? {
          source: createHash('sha256').update(file.data).digest('hex'),
          givenName: givenNameOf(file.name),
        }
      : undefined
    if (given) await refuseSecondCopy(req, given.source, args)
    const whole = await acceptFile(file.data)
    const taken = crop ? await acceptFile(await cropped(whole.data, crop)) : whole
    file.data = taken.data
    file.size = taken.data.byteLength
    file.mimetype = taken.mimetype
    file.name = contentName(withExtension(file.name, taken.extension), taken.data)
    accepted.set(file.data, { taken, given })
    return args
  } catch (error) {
    throw error instanceof RefusedFile ? refusal(req, error.why, error.status) : error
  }
}

/** What the desk itself writes down of a file: nothing is made of it yet. */
export const describeUpload: CollectionBeforeChangeHook = ({ data, req }) => {
  const { file } = req
  if (!file) return data
  // A file fetched from an address has not come through `acceptUpload`.
  const known = accepted.get(file.data)
  if (!known) throw refusal(req, NOT_THE_FILE)
  const { taken, given } = known
  const { picture } = taken
  return {
    ...data,
    ...given,
    pages: taken.pages ?? null,
    colour: picture?.colour ?? null,
    made: null,
    sizesDue: picture !== undefined,
  }
}
