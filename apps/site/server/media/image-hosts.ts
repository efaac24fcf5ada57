import { isPlainPath } from '../../app/images/media-path.ts'
import type { DiskStore } from '../cache/disk-store.ts'
import type { Clock } from '../clock.ts'
import type { Fetch } from '../upstream/fetch-with-limits.ts'
import { abandon, createMediaFiles, type MediaFiles, type MediaResult } from './media-files.ts'

/** Where the site serves images of other hosts: `/media/@/pictures.example/a/boat.jpg`. */
export const PROXIED_PREFIX = '/media/@/'

const IMAGE_FILE = /\.(?:avif|webp|jpe?g|png)$/i

/** The site's own path for an image of one of the hosts; `undefined` for every other URL. */
export function proxiedImagePath(url: string, hosts: readonly string[]): string | undefined {
  if (!/^https:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const { host, pathname, username, search } = new URL(url)
  const isAllowedHost = hosts.includes(host) && username + search === ''
  const isImage = isPlainPath(pathname.slice(1)) && IMAGE_FILE.test(pathname)
  return isAllowedHost && isImage ? `${PROXIED_PREFIX}${host}${pathname}` : undefined
}

/**
 * Serves images of the hosts that the operator names, over HTTPS only, with the limits and the cache
 * of the API host's files. Redirects are not followed, and private addresses are not requested.
 */
export function createImageHosts(parts: {
  readonly hosts: readonly string[]
  readonly publicFetch: Fetch
  readonly clock: Clock
  readonly disk?: DiskStore | undefined
}) {
  const { hosts, publicFetch: fetch } = parts
  const filesByHost = new Map(
    hosts.map((host) => [
      host,
      createMediaFiles({ ...parts, fetch, apiBaseUrl: `https://${host}` }),
    ]),
  )

  async function getImage(files: MediaFiles, path: string): Promise<MediaResult> {
    const result = await files.get(path)
    const type = result.kind === 'cached' && result.file.headers['content-type']
    if (type && /^image\/(?!svg)/i.test(type)) return result
    // It is too large, of unknown length, or not an image.
    abandon(result)
    return result.kind === 'away' ? result : { kind: 'missing' }
  }

  return {
    /** The image at one of the site's proxied paths; `undefined` for every other path. */
    get(path: string): Promise<MediaResult> | undefined {
      if (!path.startsWith(PROXIED_PREFIX)) return undefined
      const [host = '', ...names] = path.slice(PROXIED_PREFIX.length).split('/')
      const files = filesByHost.get(host)
      const imagePath = names.join('/')
      const isImage = isPlainPath(imagePath) && IMAGE_FILE.test(imagePath)
      return files && isImage ? getImage(files, `/${imagePath}`) : undefined
    },
  }
}
