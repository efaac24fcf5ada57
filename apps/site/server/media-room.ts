import type { FastifyInstance } from 'fastify'
import type { Fetch } from './bounded-fetch.ts'
import type { Clock } from './clock.ts'
import type { ContentVersion } from './content-version.ts'
import type { DiskStore } from './disk-store.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import { createMadePictures } from './made-pictures.ts'
import { registerMedia } from './media.ts'
import { createMediaFiles } from './media-files.ts'
import { createPictureHosts } from './picture-hosts.ts'
import type { PreviewGuard } from './preview-guard.ts'

/** Everything below `/media/`, with what is kept of it and the one worker that makes pictures. */
export function registerMediaOf(
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
  const made = createMadePictures({ apiBaseUrl, clock, log, disk })
  app.addHook('onClose', async () => made.close())
  const pictureHosts = createPictureHosts({ hosts, publicFetch, clock, disk })
  registerMedia(app, { apiBaseUrl, fetch, clock, files, made, pictureHosts, guard })
}
