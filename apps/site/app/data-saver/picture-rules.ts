import type { PictureRules } from './data-saver-context.ts'
import type { LowDataSource } from './low-data-source.ts'

/** A picture that a page shows on request: its files and its shape. */
export interface RequestedPicture extends LowDataSource {
  /** Width over height, where known. */
  readonly ratio?: number | undefined
}

/** A CSS `url()` (CSS Syntax 3) that can neither end its quotes nor the style element around it. */
function cssUrl(url: string): string {
  const safe = url.replace(/["\\<>\s]/g, (sign) => encodeURIComponent(sign))
  return `url("${safe}")`
}

/** The picture as AVIF; browsers without `image-set()` or AVIF get the other file. */
function contentDeclaration({ avif, webp, original }: LowDataSource): string {
  const fallback = webp ?? original ?? avif ?? ''
  const plain = `content:${cssUrl(fallback)}`
  if (!avif || avif === fallback) return plain
  return `${plain};content:image-set(${cssUrl(avif)} type("image/avif"),${cssUrl(fallback)})`
}

/**
 * Adds the rule by which an opened control fetches and shows its picture, and returns the id of the
 * element that it applies to. The rule matches nothing before the control is open, so the browser does
 * not fetch its URL.
 */
export function addPictureRule(rules: PictureRules, { ratio, ...files }: RequestedPicture): string {
  const id = `picture-${rules.length + 1}`
  const aspectRatio = ratio ? `aspect-ratio:${ratio.toFixed(3)};` : ''
  rules.push(`details[open]>#${id}{${aspectRatio}${contentDeclaration(files)}}`)
  return id
}
