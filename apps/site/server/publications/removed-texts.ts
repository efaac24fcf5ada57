import type { FastifyInstance } from 'fastify'
import { REMOVED_TEXTS_PATH, removedTexts } from '../../app/api/removed-texts.ts'
import { JSON_TYPE } from '../http/send-body.ts'
import type { SendDocument } from './documents/document-cache.ts'

/**
 * The posts of which a text was taken back for good, as `[{ id, at }]`: what runs on readers' devices deletes
 * its earlier copies of them.
 */
export function registerRemovedTexts(app: FastifyInstance, send: SendDocument): void {
  app.get(REMOVED_TEXTS_PATH, (_request, reply) =>
    send(reply, {
      path: REMOVED_TEXTS_PATH,
      render: async (transport) => {
        const result = await removedTexts(transport)
        if (result.state !== 'loaded') return undefined
        return { contentType: JSON_TYPE, body: JSON.stringify(result.data) }
      },
    }),
  )
}
