import type { FastifyInstance } from 'fastify'
import { createImageHosts } from './image-hosts.ts'
import { createImageVariants } from './image-variants.ts'
import { createMediaFiles } from './media-files.ts'
import { registerMedia } from './media-routes.ts'

/** Everything below `/media/`, with what is cached of it and the one worker that resizes images. */
export async function mediaRoutes(app: FastifyInstance): Promise<void> {
  const { env, fetch, publicFetch, clock, contentVersion, log, disk, previewGuard } = app.services
  const { apiBaseUrl, pictureHosts: hosts } = env
  const files = createMediaFiles({ apiBaseUrl, fetch, clock, contentVersion, disk })
  const made = createImageVariants({ apiBaseUrl, clock, log, disk })
  app.addHook('onClose', async () => made.close())
  const pictureHosts = createImageHosts({ hosts, publicFetch, clock, disk })
  registerMedia(app, { apiBaseUrl, fetch, clock, files, made, pictureHosts, guard: previewGuard })
}
