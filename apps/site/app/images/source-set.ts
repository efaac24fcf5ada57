import type { PictureFormat } from '@gaashaan/contract'

/** A made file of a picture, at an address that a page may write. */
export interface ImageVariant {
  readonly url: string
  readonly width: number
  readonly format: PictureFormat
}

/**
 * Made files whose addresses differ in width and format alone: pages carry many, so they travel as
 * what they have in common. Each address is `before`, the width, `after`.
 */
export interface ImageVariants {
  readonly formats: readonly PictureFormat[]
  readonly widths: readonly number[]
  readonly before: string
  /** A dot and the format where it is left out; `null` where `before` is the whole address. */
  readonly after?: string | null
}

const BOTH: readonly PictureFormat[] = ['avif', 'webp']

/** A text around the last place of a part of it; the text alone where it has no such part. */
function splitLast(text: string, part: string): readonly [string, string?] {
  const at = text.lastIndexOf(part)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + part.length)]
}

/** For each wanted width the file that is as wide or wider, else the widest; each once. */
function chosen(sizes: readonly ImageVariant[], wanted: readonly number[]): ImageVariant[] {
  const rising = sizes.toSorted((a, b) => a.width - b.width)
  const found = wanted.flatMap((width) => {
    return rising.find((size) => size.width >= width) ?? rising.at(-1) ?? []
  })
  return [...new Set(found)]
}

function together(sizes: readonly ImageVariant[], wanted: readonly number[]): ImageVariants[] {
  const groups = new Map<string, ImageVariants & { readonly widths: number[] }>()
  for (const { url, width, format } of sizes) {
    const [before = '', after] = splitLast(url, String(width))
    const ending = after === `.${format}` ? {} : { after: after ?? null }
    const key = `${before} ${after}`
    const group = groups.get(key) ?? { formats: [format], widths: [], before, ...ending }
    group.widths.push(width)
    groups.set(key, group)
  }
  // The place's own list where it is whole: what is the same object travels once.
  return [...groups.values()].map((group) =>
    String(group.widths) === String(wanted) ? { ...group, widths: wanted } : group,
  )
}

/** The made AVIF and WebP files that a place offers, best format first. */
export function imageVariants(
  sizes: readonly ImageVariant[],
  wanted: readonly number[],
): readonly ImageVariants[] {
  const of = (format: PictureFormat) =>
    together(
      chosen(
        sizes.filter((size) => size.format === format),
        wanted,
      ),
      wanted,
    )
  const [avif, webp] = [of('avif'), of('webp')]
  const shape = (files: readonly ImageVariants[]) => JSON.stringify({ ...files[0], formats: BOTH })
  const isSame = avif.length === 1 && webp.length === 1 && shape(avif) === shape(webp)
  return isSame ? avif.map((files) => ({ ...files, formats: BOTH })) : [...avif, ...webp]
}

/** The `srcset` of a format; `undefined` where nothing was made in it. */
export function sourceSet(
  made: readonly ImageVariants[] | undefined,
  format: PictureFormat,
): string | undefined {
  const files = made?.filter(({ formats }) => formats.includes(format)) ?? []
  const sources = files.flatMap(({ widths, before, after = `.${format}` }) =>
    widths.map((width) => `${before}${after === null ? '' : width + after} ${width}w`),
  )
  return sources.length > 0 ? sources.join(', ') : undefined
}
