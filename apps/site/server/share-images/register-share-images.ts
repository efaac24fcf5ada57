import { checkId, queriedLanguage } from '@gaashaan/contract'
import { errorMessage } from '@gaashaan/runtime/error-message'
import type { FastifyInstance } from 'fastify'
import { postById } from '../../app/api/posts.ts'
import { shareImageFacts, shareImagePath } from '../../app/share-images/share-image-facts.server.ts'
import { requestPath } from '../http/request-path.ts'
import { sendCachedFile } from '../media/send-cached-file.ts'
// Registers the messages that the images have.
import '../publications/documents/messages.ts'
import { createShareImageCache } from './share-image-cache.ts'

/** The largest picture that goes into a share image. */
const MAX_PICTURE_BYTES = 16 * 1024 * 1024

/** The share image of the whole site, for a post whose own cannot be rendered now. */
const FALLBACK = '/share.png'

const SHARE_IMAGE_PATH = /^\/cards\/(so|en)\/(\d+)-[\da-f]{12}\.jpg$/

/**
 * The images that social networks show for an article: `/cards/so/101-0123456789ab.jpg`. The path of
 * an outdated image redirects to the current one.
 */
export async function shareImageRoutes(app: FastifyInstance): Promise<void> {
  const { env, clock, log, disk, transport } = app.services
  const images = createShareImageCache({
    apiBaseUrl: env.apiBaseUrl,
    clock,
    log,
    disk,
    // Through the public route, which serves public files only and caches them.
    async loadPicture(path) {
      const { statusCode, rawPayload } = await app.inject(path)
      return statusCode === 200 && rawPayload.length <= MAX_PICTURE_BYTES ? rawPayload : undefined
    },
  })
  app.addHook('onClose', async () => images.close())

  app.get('/cards/*', async (request, reply) => {
    const requested = requestPath(request.url)
    const [, languageText, idText = ''] = SHARE_IMAGE_PATH.exec(requested) ?? []
    const language = queriedLanguage(languageText)
    const id = checkId(idText)
    const post = language && id ? await postById(transport, id, language) : undefined
    if (!language || post?.state !== 'loaded' || post.data.withdrawn) {
      reply.callNotFound()
      return reply
    }
    const path = shareImagePath(post.data, language)
    if (path !== requested) {
      return reply.header('cache-control', 'no-cache').redirect(path, 302)
    }
    try {
      const image = await images.get(path, shareImageFacts(post.data, language))
      if (image) return sendCachedFile(reply, image, clock.now())
    } catch (error) {
      log.warn(`${path} is not drawn: ${errorMessage(error)}`)
    }
    return reply.header('cache-control', 'no-store').redirect(FALLBACK, 302)
  })
}
