import {
  APIError,
  type CollectionSlug,
  type Endpoint,
  type GlobalSlug,
  headersWithCors,
  type PayloadRequest,
} from 'payload'
import { type BothLanguages, messagesFor } from '../i18n/messages.ts'

const NO_SUCH_VERSION: BothLanguages = {
  en: 'There is no such version here.',
  so: 'Nuqulkaas halkan kuma jiro.',
}

const RESTORED: BothLanguages = {
  en: 'Brought back as a draft. Readers have what they had.',
  so: 'Waa la soo celiyay isagoo qabyo ah. Akhristayaashu waxay hayaan wixii ay hayeen.',
}

/** What a version says of itself; the draft that is made of it gets its own. */
const OF_THE_VERSION = ['id', '_status', 'changedBy', 'createdAt', 'updatedAt', 'globalType']

const content = (version: object) =>
  Object.fromEntries(Object.entries(version).filter(([name]) => !OF_THE_VERSION.includes(name)))

/** 404 where a version does not exist, or belongs to another document. */
export const noSuchVersion = (req: PayloadRequest) =>
  new APIError(messagesFor(req).t(NO_SUCH_VERSION), 404)

/** The answer with the draft that was made of a version. */
export function restoredResponse(req: PayloadRequest, doc: object): Response {
  const headers = headersWithCors({ headers: new Headers(), req })
  return Response.json({ doc, message: messagesFor(req).t(RESTORED) }, { headers })
}

/** The arguments of a person's call. */
const byPerson = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, req }) as const

/**
 * `POST /api/<collection>/versions/:id` replaces Payload's own endpoint, which would publish a version that was
 * public: this one restores it as a draft, and a second person publishes it.
 */
export const restoreDocumentVersion = (collection: CollectionSlug): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const where = { id: { equals: Number(req.routeParams?.id) } }
    const { docs } = await req.payload.findVersions({
      collection,
      where,
      limit: 1,
      ...byPerson(req),
    })
    const found = docs[0]
    if (!found) throw noSuchVersion(req)
    const doc = await req.payload.update({
      collection,
      id: Number(found.parent),
      data: content(found.version),
      draft: true,
      ...byPerson(req),
    })
    return restoredResponse(req, doc)
  },
})

/** `POST /api/globals/<global>/versions/:id`: the same for a global. */
export const restoreGlobalVersion = (slug: GlobalSlug): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const where = { id: { equals: Number(req.routeParams?.id) } }
    const { docs } = await req.payload.findGlobalVersions({
      slug,
      where,
      limit: 1,
      ...byPerson(req),
    })
    const found = docs[0]
    if (!found) throw noSuchVersion(req)
    const data = content(found.version)
    const doc = await req.payload.updateGlobal({ slug, data, draft: true, ...byPerson(req) })
    return restoredResponse(req, doc)
  },
})
