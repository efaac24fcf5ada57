import type { Picture } from '@gaashaan/contract'
import { mediaAddress } from './media-address.ts'

const PICTURE_FILE = /\.(?:avif|webp|jpe?g|png|gif|svg)(?:$|[?#])/i

/** The sizes that a picture of another host is taken to have; CSS crops to what the layout wants. */
const UNKNOWN = { width: 1600, height: 900 }

/**
 * The picture of a post, an operation or a leader as a page paints it: our host's with its made
 * sizes, another host's by path alone. `undefined` where there is none, or its address is unsafe.
 */
export function pictureOf(
  picture: Picture | null | undefined,
  path: string | null | undefined,
  alt: string,
): Picture | undefined {
  if (picture) {
    const url = mediaAddress(picture.url)
    if (url === undefined) return undefined
    const sizes = picture.sizes.flatMap((size) => {
      const made = mediaAddress(size.url)
      return made === undefined ? [] : [{ ...size, url: made }]
    })
    return { ...picture, url, sizes, alt: picture.alt || alt }
  }
  const url = path && PICTURE_FILE.test(path) ? mediaAddress(path) : undefined
  return url === undefined ? undefined : { url, alt, sizes: [], ...UNKNOWN }
}
