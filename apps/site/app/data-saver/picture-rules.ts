import type { PictureRules } from './data-saver-context.ts'
import type { LowDataSource } from './low-data-source.ts'

/** A picture that a page shows on request: its files and its shape. */
export interface PictureOnDemand extends LowDataSource {
  /** Width over height, where known. */
  readonly ratio?: number | undefined
}

/** An address between double quotes of a style (CSS Syntax 3), in a style element. */
function quoted(address: string): string {
  const safe = address.replace(/["\\<>\s]/g, (sign) => encodeURIComponent(sign))
  return `url("${safe}")`
}

/** The picture as AVIF where the browser knows that; those that know no choice get the other. */
function contentOf({ avif, webp, whole }: LowDataSource): string {
  const last = webp ?? whole ?? avif ?? ''
  const plain = `content:${quoted(last)}`
  if (!avif || avif === last) return plain
  return `${plain};content:image-set(${quoted(avif)} type("image/avif"),${quoted(last)})`
}

/**
 * Adds the rule by which an opened control fetches and shows its picture, and gives the id of the
 * element that it applies to: the address stands in a rule that matches nothing before that.
 */
export function addPictureRule(rules: PictureRules, { ratio, ...files }: PictureOnDemand): string {
  const id = `picture-${rules.length + 1}`
  const shape = ratio ? `aspect-ratio:${ratio.toFixed(3)};` : ''
  rules.push(`details[open]>#${id}{${shape}${contentOf(files)}}`)
  return id
}
