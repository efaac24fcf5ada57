import { isPlainPath } from '../../app/images/media-path.ts'
import type { DiskStore } from '../cache/disk-store.ts'
import type { Clock } from '../clock.ts'
import type { Fetch } from '../upstream/fetch-with-limits.ts'
import { abandon, createMediaFiles, type MediaFiles, type MediaResult } from './media-files.ts'

/** Where the site passes on pictures of other hosts: `/media/@/pictures.example/a/boat.jpg`. */
const ROOM = '/media/@/'

const PICTURE = /\.(?:avif|webp|jpe?g|png)$/i

/** The site's own path of a named host's picture; `undefined` for every other address. */
export function proxiedImagePath(text: string, hosts: readonly string[]): string | undefined {
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const { host, pathname, username, search } = new URL(text)
  const isNamed = hosts.includes(host) && username + search === ''
  const isPicture = isPlainPath(pathname.slice(1)) && PICTURE.test(pathname)
  return isNamed && isPicture ? `${ROOM}${host}${pathname}` : undefined
}

export interface ImageHosts {
  /** The picture of a path of ours, `undefined` where it is no named host's. */
  readonly get: (path: string) => Promise<MediaResult> | undefined
}

/**
 * Pictures of the hosts that the operator names, by https alone: bounded, kept and asked about as
 * the API host's files are. Redirects are not followed, private addresses not asked.
 */
export function createImageHosts(parts: {
  readonly hosts: readonly string[]
  readonly publicFetch: Fetch
  readonly clock: Clock
  readonly disk?: DiskStore | undefined
}): ImageHosts {
  const { hosts, publicFetch: fetch } = parts
  const files = new Map<string, MediaFiles>(
    hosts.map((host) => [
      host,
      createMediaFiles({ ...parts, fetch, apiBaseUrl: `https://${host}` }),
    ]),
  )

  async function ask(known: MediaFiles, path: string): Promise<MediaResult> {
    const outcome = await known.get(path)
    const type = outcome.kind === 'kept' && outcome.file.headers['content-type']
    if (type && /^image\/(?!svg)/i.test(type)) return outcome
    // Too large, of unknown length, or no picture.
    abandon(outcome)
    return outcome.kind === 'away' ? outcome : { kind: 'missing' }
  }

  return {
    get(path) {
      if (!path.startsWith(ROOM)) return undefined
      const [host = '', ...names] = path.slice(ROOM.length).split('/')
      const known = files.get(host)
      const named = names.join('/')
      return known && isPlainPath(named) && PICTURE.test(named)
        ? ask(known, `/${named}`)
        : undefined
    },
  }
}
