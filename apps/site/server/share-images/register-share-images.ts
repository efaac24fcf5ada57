import { checkId, queriedLanguage } from '@gaashaan/contract'
import { errorMessage } from '@gaashaan/runtime/error-message'
import type { FastifyInstance } from 'fastify'
import { postById } from '../../app/api/posts.ts'
import { shareImageFacts, shareImagePath } from '../../app/share-images/share-image-facts.server.ts'
import '../publications/documents/messages.ts'
import { sendCachedFile } from '../media/send-cached-file.ts'
import { createShareImageCache } from './share-image-cache.ts'

/** Bytes of the largest picture that a card is drawn with. */
const MAX_IMAGE_BYTES = 16 * 1024 * 1024

/** The picture of the whole site, for a post that has no card now. */
const OF_THE_SITE = '/share.png'

const CARD = /^\/cards\/(so|en)\/(\d+)-[\da-f]{12}\.jpg$/

/**
 * The pictures that are shown where an article is shared: `/cards/so/101-0123456789ab.jpg`. An
 * address whose card shows what is no longer so leads to the one that does.
 */
export async function shareImageRoutes(app: FastifyInstance): Promise<void> {
  const { env, clock, log, disk, transport } = app.services
  const cards = createShareImageCache({
    apiBaseUrl: env.apiBaseUrl,
    clock,
    log,
    disk,
    // As anyone gets it: what is public, and kept where all files are.
    async pictureAt(path) {
      const { statusCode, rawPayload } = await app.inject(path)
      return statusCode === 200 && rawPayload.length <= MAX_IMAGE_BYTES ? rawPayload : undefined
    },
  })
  app.addHook('onClose', async () => cards.close())

  app.get('/cards/*', async (request, reply) => {
    const [, named, number = ''] = CARD.exec(request.url.split('?')[0] ?? '') ?? []
    const language = queriedLanguage(named)
    const id = checkId(number)
    const called = language && id ? await postById(transport, id, language) : undefined
    if (!language || called?.state !== 'loaded' || called.data.withdrawn) {
      reply.callNotFound()
      return reply
    }
    const address = shareImagePath(called.data, language)
    if (address !== request.url.split('?')[0]) {
      return reply.header('cache-control', 'no-cache').redirect(address, 302)
    }
    try {
      const card = await cards.get(address, shareImageFacts(called.data, language))
      if (card) return sendCachedFile(request, reply, card, clock.now())
    } catch (error) {
      log.warn(`${address} is not drawn: ${errorMessage(error)}`)
    }
    return reply.header('cache-control', 'no-store').redirect(OF_THE_SITE, 302)
  })
}
