import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
} from 'payload'
import { contentName } from '../collections/media/name-by-content.ts'
import { RefusedPicture, UNREADABLE, type WholePicture, wholePicture } from './whole-picture.ts'

/** Bytes that went through `acceptUpload`: the picture they are, if any. */
const accepted = new WeakMap<Uint8Array, { readonly whole?: WholePicture | undefined }>()

const refusal = (message: string) => new APIError(message, 400, null, true)

/** What a picture may come as; anything else is Payload's to refuse. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

const withExtension = (name: string, extension: string) =>
  name.replace(/(\.[a-z\d]{1,5})?$/i, extension)

/**
 * Puts in an upload's place what is kept of it: a picture without its metadata, any other file as it
 * is, named by its content, so that an address never changes its meaning (it may be kept for ever)
 * and cannot be guessed before the document that shows it is public.
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
  const { file } = req
  // Payload asks for the account after this: nobody's pictures are not worth the work.
  if (!isWrite || !file?.data || !(overrideAccess || req.user)) return args
  const whole = await wholePicture(file.data).catch((error) => {
    throw error instanceof RefusedPicture ? refusal(error.message) : error
  })
  if (whole) {
    file.data = whole.data
    file.size = whole.data.byteLength
    file.mimetype = whole.mimetype
    file.name = withExtension(file.name, whole.extension)
  }
  if (!whole && PICTURE_TYPES.includes(file.mimetype)) throw refusal(UNREADABLE)
  file.name = contentName(file.name, file.data)
  accepted.set(file.data, { whole })
  return args
}

/** What the desk itself writes down of a file: nothing is made of it yet. */
export const describeUpload: CollectionBeforeChangeHook = ({ data, req }) => {
  const { file } = req
  if (!file) return data
  // A crop, or a file fetched from an address, has not come through `acceptUpload`.
  const known = accepted.get(file.data)
  if (!known) throw refusal('Upload the file itself.')
  const { whole } = known
  if (!whole && file.mimetype.startsWith('image/')) throw refusal(UNREADABLE)
  return { ...data, colour: whole?.colour ?? null, made: null, sizesDue: whole !== undefined }
}
