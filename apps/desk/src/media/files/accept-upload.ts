import { hash } from 'node:crypto'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { hashedFilename } from '../../collections/media/hashed-filename.ts'
import type { BothLanguages } from '../../i18n/messages.ts'
import { fileError } from '../file-error.ts'
import { acceptFile } from './accept-file.ts'
import { cropPicture, extractEdits, readStoredFile } from './picture-edits.ts'
import { refuseDuplicate } from './refuse-duplicate.ts'
import { RefusedFile } from './refused-file.ts'

/** The fields that `acceptUpload` derived from a file, by the bytes that are stored. */
const derivedFields = new WeakMap<Uint8Array, object>()

const NOT_THE_FILE: BothLanguages = {
  en: 'Upload the file itself.',
  so: 'Soo geli faylka laftiisa.',
}

const withExtension = (name: string, extension: string) =>
  name.replace(/(\.[a-z\d]{1,5})?$/i, extension)

const MAX_NAME_CHARS = 200

/** The name that an editor's system gave a file, as one line. */
const cleanName = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]+/gu, '')
    .trim()
    .slice(0, MAX_NAME_CHARS)

/**
 * Replaces an uploaded file by what is stored of it (`acceptFile`): cropped as the editor asked, and with
 * a hash of its content in its name, so that a URL always stands for the same bytes and cannot be guessed
 * before something public shows it. An edit that only crops a picture uploads the stored file again.
 *
 * The bytes decide what a file is, not the name and type sent with it, so that no photograph keeps the
 * place where it was taken by passing as something else.
 */
export const acceptUpload: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const isWrite = operation === 'create' || operation === 'update' || operation === 'updateByID'
  // Payload refuses visitors only after this hook: their files are not processed.
  if (!isWrite || !(overrideAccess || req.user)) return args
  const { crop, focus } = extractEdits(req)
  const { id, data } = args as { id?: number | string; data?: Record<string, unknown> }
  if (focus && data) Object.assign(data, { focalX: focus.x, focalY: focus.y })
  const isNew = Boolean(req.file?.data)
  try {
    if (!isNew && crop && id !== undefined) req.file = await readStoredFile(req, id)
    const { file } = req
    if (!file?.data) return args
    const origin = isNew && { source: hash('sha256', file.data), givenName: cleanName(file.name) }
    if (origin) await refuseDuplicate(req, origin.source, args)
    const whole = await acceptFile(file.data)
    const stored = crop ? await acceptFile(await cropPicture(whole.data, crop)) : whole
    file.data = stored.data
    file.size = stored.data.byteLength
    file.mimetype = stored.mimetype
    file.name = hashedFilename(withExtension(file.name, stored.extension), stored.data)
    derivedFields.set(stored.data, {
      ...origin,
      sha256: hash('sha256', stored.data),
      pages: stored.pages ?? null,
      colour: stored.colour ?? null,
      likeness: stored.likeness ?? null,
      made: null,
      sizesDue: stored.mimetype.startsWith('image/'),
    })
    return args
  } catch (error) {
    throw error instanceof RefusedFile ? fileError(req, error.reason, error.status) : error
  }
}

/** Adds the derived fields of an uploaded file to its document. */
export const describeUpload: CollectionBeforeChangeHook = ({ data, req }) => {
  const { file } = req
  if (!file) return data
  const derived = derivedFields.get(file.data)
  // Payload can fetch a file from a URL, which bypasses `acceptUpload`.
  if (!derived) throw fileError(req, NOT_THE_FILE, 400)
  return { ...data, ...derived }
}
