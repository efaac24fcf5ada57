import type { Picture, PictureFormat } from '@gaashaan/contract'

/** One file of a picture, at a URL that a page may contain. */
export type ImageVariant = Picture['sizes'][number]

/**
 * Files whose URLs differ only in width and format. A page has many, so its data holds what they have
 * in common: each URL is `prefix`, the width, `suffix`.
 */
export interface ImageVariantGroup {
  readonly formats: readonly PictureFormat[]
  readonly widths: readonly number[]
  readonly prefix: string
  /** A dot and the format when left out; `null` where `prefix` is the whole URL. */
  readonly suffix?: string | null
}

const BOTH: readonly PictureFormat[] = ['avif', 'webp']

/** For each offered width the narrowest file that is wide enough, else the widest; each file once. */
function selectSizes(
  sizes: readonly ImageVariant[],
  format: PictureFormat,
  widths: readonly number[],
): ImageVariant[] {
  const ascending = sizes
    .filter((size) => size.format === format)
    .toSorted((a, b) => a.width - b.width)
  const selected = widths.flatMap((width) => {
    return ascending.find((size) => size.width >= width) ?? ascending.at(-1) ?? []
  })
  return [...new Set(selected)]
}

function groupByUrl(sizes: readonly ImageVariant[], offered: readonly number[]) {
  const groups = new Map<string, ImageVariantGroup & { readonly widths: number[] }>()
  for (const { url, width, format } of sizes) {
    const end = url.lastIndexOf(String(width))
    const prefix = end < 0 ? url : url.slice(0, end)
    const suffix = end < 0 ? null : url.slice(end + String(width).length)
    const rest = suffix === `.${format}` ? {} : { suffix }
    const key = `${prefix} ${suffix}`
    const group = groups.get(key) ?? { formats: [format], widths: [], prefix, ...rest }
    group.widths.push(width)
    groups.set(key, group)
  }
  // A complete list is the slot's own object: a page's data contains the same object only once.
  return [...groups.values()].map(
    (group): ImageVariantGroup =>
      String(group.widths) === String(offered) ? { ...group, widths: offered } : group,
  )
}

/** The AVIF and WebP files that a slot offers, best format first. */
export function imageVariants(
  sizes: readonly ImageVariant[],
  offered: readonly number[],
): readonly ImageVariantGroup[] {
  const groupsOf = (format: PictureFormat) =>
    groupByUrl(selectSizes(sizes, format, offered), offered)
  const [avif, webp] = [groupsOf('avif'), groupsOf('webp')]
  const shape = (groups: typeof avif) => JSON.stringify({ ...groups[0], formats: BOTH })
  const isSame = avif.length === 1 && webp.length === 1 && shape(avif) === shape(webp)
  return isSame ? avif.map((group) => ({ ...group, formats: BOTH })) : [...avif, ...webp]
}

/** The `srcset` of a format; `undefined` where there is no file of it. */
export function sourceSet(
  variants: readonly ImageVariantGroup[] | undefined,
  format: PictureFormat,
): string | undefined {
  const groups = variants?.filter(({ formats }) => formats.includes(format)) ?? []
  const sources = groups.flatMap(({ widths, prefix, suffix = `.${format}` }) =>
    widths.map((width) => `${prefix}${suffix === null ? '' : width + suffix} ${width}w`),
  )
  return sources.length > 0 ? sources.join(', ') : undefined
}
