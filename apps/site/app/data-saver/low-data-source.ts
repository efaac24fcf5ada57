import type { ImageVariantGroup } from '../images/source-set.ts'

/** One file of a picture in each format, for pages with the data saver on. */
export interface LowDataSource {
  readonly avif?: string | undefined
  readonly webp?: string | undefined
  /** The original picture, where there are no variants. */
  readonly original?: string | undefined
}

/** Wide enough for a phone of 360 px at less than two device pixels to one. */
const MIN_WIDTH_PX = 480

/** The narrowest file that is wide enough, else the widest. */
function pickFile(files: readonly { readonly url: string; readonly width: number }[]) {
  const rising = files.toSorted((a, b) => a.width - b.width)
  return (rising.find(({ width }) => width >= MIN_WIDTH_PX) ?? rising.at(-1))?.url
}

function variantOf(variants: readonly ImageVariantGroup[] | undefined, format: 'avif' | 'webp') {
  const groups = variants?.filter(({ formats }) => formats.includes(format)) ?? []
  return pickFile(
    groups.flatMap(({ widths, prefix, suffix = `.${format}` }) =>
      widths.map((width) => ({ url: `${prefix}${suffix === null ? '' : width + suffix}`, width })),
    ),
  )
}

/** The files of a picture that a page shows on request. */
export function lowDataSource(picture: {
  readonly url: string
  readonly small?: string
  readonly variants?: readonly ImageVariantGroup[]
}): LowDataSource {
  const [avif, webp] = [variantOf(picture.variants, 'avif'), variantOf(picture.variants, 'webp')]
  return avif || webp ? { avif, webp } : { original: picture.small ?? picture.url }
}

/** The file of an `srcset` that is wide enough, such as `/media/a-480.webp 480w, …`. */
export function fileInSrcset(srcset: string): string | undefined {
  return pickFile(
    srcset.split(',').flatMap((candidate) => {
      const [, url, width] = /^\s*(\S+)\s+(\d+)w\s*$/.exec(candidate) ?? []
      return url ? [{ url, width: Number(width) }] : []
    }),
  )
}
