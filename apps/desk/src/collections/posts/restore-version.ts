import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  headersWithCors,
  type PayloadRequest,
} from 'payload'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'
import type { Post } from '../../payload-types.ts'
import { LANGUAGE_GROUP, type LanguageGroup } from '../language-fields.ts'
import { selectText, writtenText } from './text-selection.ts'

const NO_SUCH_VERSION: BothLanguages = {
  en: 'This post has no such version.',
  so: 'Qoraalkan ma laha nuqulkaas.',
}

const RESTORED: BothLanguages = {
  en: 'Brought back as a draft. Readers have what they had.',
  so: 'Waa la soo celiyay isagoo qabyo ah. Akhristayaashu waxay hayaan wixii ay hayeen.',
}

const isGroup = (value: unknown): value is LanguageGroup =>
  Object.values(LANGUAGE_GROUP).some((group) => group === value)

/** A version of a post that the person may read; 404 when it is no version of that post. */
async function versionOf(req: PayloadRequest, id: unknown, post?: unknown) {
  const { docs } = await req.payload.findVersions({
    collection: 'posts',
    where: { id: { equals: id as number } },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    req,
  })
  const version = docs[0]
  if (!version || (post !== undefined && String(version.parent) !== String(post))) {
    throw new APIError(messagesFor(req).t(NO_SUCH_VERSION), 404)
  }
  return version
}

/** Saves what came back as the working copy; readers have what they had. */
async function saveDraft(req: PayloadRequest, id: number, data: object): Promise<Response> {
  const doc = await req.payload.update({
    collection: 'posts',
    id,
    data: data as Partial<Post>,
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const headers = headersWithCors({ headers: new Headers(), req })
  return Response.json({ doc, message: messagesFor(req).t(RESTORED) }, { headers })
}

/**
 * `POST /api/posts/versions/:id`, in the place of Payload's own: brings a whole version back, always
 * as a draft. How far the texts are, their dates and their notes stay: they tell what readers have.
 */
export const restoreVersion: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { parent, version } = await versionOf(req, req.routeParams?.id)
    return saveDraft(req, Number(parent), selectText({ ...version }))
  },
}

/**
 * `POST /api/posts/:id/restore-text` with `{ version, language: 'so' | 'en' }`: brings the text of
 * one language back from a version, as a draft; the other language is not touched.
 */
export const restoreText: Endpoint = {
  path: '/:id/restore-text',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { version: wanted, language } = (req.data ?? {}) as Record<string, unknown>
    if (!isGroup(language)) throw new APIError('language: so | en', 422)
    const { parent, version } = await versionOf(req, wanted, req.routeParams?.id)
    return saveDraft(req, Number(parent), { [language]: writtenText(version[language]) })
  },
}
