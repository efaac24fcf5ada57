import type { ImageVariants } from '../images/source-set.ts'

/** The one file of a picture in each format that a page with the data saver on offers. */
export interface LowDataSource {
  readonly avif?: string | undefined
  readonly webp?: string | undefined
  /** Where nothing was made: the whole picture. */
  readonly whole?: string | undefined
}

/** Enough for a phone of 360 px at less than two device pixels to one: made for the eye, not more. */
const ENOUGH = 480

/** Of files by width the narrowest that is wide enough, else the widest. */
function enough(files: readonly { readonly url: string; readonly width: number }[]) {
  const rising = files.toSorted((a, b) => a.width - b.width)
  return (rising.find(({ width }) => width >= ENOUGH) ?? rising.at(-1))?.url
}

/** The file of made ones in a format. */
function fileOf(made: readonly ImageVariants[] | undefined, format: 'avif' | 'webp') {
  const files = made?.filter(({ formats }) => formats.includes(format)) ?? []
  return enough(
    files.flatMap(({ widths, before, after = `.${format}` }) =>
      widths.map((width) => ({ url: `${before}${after === null ? '' : width + after}`, width })),
    ),
  )
}

/** The file of a picture that a page shows on request. */
export function lowDataSource(picture: {
  readonly url: string
  readonly small?: string
  readonly made?: readonly ImageVariants[]
}): LowDataSource {
  const [avif, webp] = [fileOf(picture.made, 'avif'), fileOf(picture.made, 'webp')]
  return avif || webp ? { avif, webp } : { whole: picture.small ?? picture.url }
}

/** The file of an `srcset` that is wide enough, such as `/media/a-480.webp 480w, …`. */
export function fileInSet(srcset: string): string | undefined {
  return enough(
    srcset.split(',').flatMap((size) => {
      const [, url, width] = /^\s*(\S+)\s+(\d+)w\s*$/.exec(size) ?? []
      return url ? [{ url, width: Number(width) }] : []
    }),
  )
}
