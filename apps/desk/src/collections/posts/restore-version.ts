import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import type { Post } from '../../payload-types.ts'
import { noSuchVersion, restoredResponse } from '../restore-as-draft.ts'
import { selectText, withoutPublicationFields } from './text-selection.ts'

/** A version that the person may read. Throws 404 when there is none, or it belongs to another post. */
async function findReadableVersion(req: PayloadRequest, id: unknown, post?: unknown) {
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
    throw noSuchVersion(req)
  }
  return version
}

/** Saves a restored text as a draft; what readers have stays as it is. */
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
  return restoredResponse(req, doc)
}

/**
 * `POST /api/posts/versions/:id` replaces Payload's own endpoint: it restores a whole version, always
 * as a draft. The texts' states, dates and notes are not restored: they say what readers have now.
 */
export const restoreVersion: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { parent, version } = await findReadableVersion(req, req.routeParams?.id)
    return saveDraft(req, Number(parent), selectText({ ...version }))
  },
}

/**
 * `POST /api/posts/:id/restore-text` with `{ version, language: 'so' | 'en' }` restores the text of
 * one language from a version, as a draft. The other language is not touched.
 */
export const restoreText: Endpoint = {
  path: '/:id/restore-text',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { version: versionId, language } = (req.data ?? {}) as Record<string, unknown>
    if (language !== 'so' && language !== 'en') throw new APIError('language: so | en', 422)
    const { parent, version } = await findReadableVersion(req, versionId, req.routeParams?.id)
    return saveDraft(req, Number(parent), {
      [language]: withoutPublicationFields(version[language]),
    })
  },
}
