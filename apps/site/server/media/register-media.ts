import type { FastifyInstance } from 'fastify'
import type { DiskStore } from '../cache/disk-store.ts'
import type { Clock } from '../clock.ts'
import type { Env } from '../env/env.ts'
import type { Log } from '../observability/log.ts'
import type { PreviewGuard } from '../pages/preview-guard.ts'
import type { ContentVersion } from '../upstream/content-version.ts'
import type { Fetch } from '../upstream/fetch-with-limits.ts'
import { createImageHosts } from './image-hosts.ts'
import { createImageVariants } from './image-variants.ts'
import { createMediaFiles } from './media-files.ts'
import { registerMedia } from './media-routes.ts'

/** Everything below `/media/`, with what is kept of it and the one worker that makes pictures. */
export function registerMediaRoutes(
  app: FastifyInstance,
  parts: {
    readonly env: Env
    readonly fetch: Fetch
    readonly publicFetch: Fetch
    readonly clock: Clock
    readonly contentVersion: ContentVersion
    readonly log: Log
    readonly disk: DiskStore | undefined
    readonly guard: PreviewGuard
  },
): void {
  const { env, fetch, publicFetch, clock, contentVersion, log, disk, guard } = parts
  const { apiBaseUrl, pictureHosts: hosts } = env
  const files = createMediaFiles({ apiBaseUrl, fetch, clock, contentVersion, disk })
  const made = createImageVariants({ apiBaseUrl, clock, log, disk })
  app.addHook('onClose', async () => made.close())
  const pictureHosts = createImageHosts({ hosts, publicFetch, clock, disk })
  registerMedia(app, { apiBaseUrl, fetch, clock, files, made, pictureHosts, guard })
}
