import { PICTURE_FORMATS, type PictureFormat } from '@gaashaan/contract/content/picture'
import type { AvifOptions, JpegOptions, WebpOptions } from 'sharp'

/** Maximum width of a stored picture: twice the widest column of the site. */
export const MAX_WIDTH_PX = 2400

/** Maximum height of a stored picture, below WebP's own limit (16,383). */
export const MAX_HEIGHT_PX = 8000

/**
 * Widths of the variants in pixels. Each is at most 1.5 times the one before it, so that for every painted
 * width there is a file of at most 1.5 times its pixels. A phone 360 px wide paints 640 and 960 pixels
 * across its screen at two and at three device pixels to one.
 */
const WIDTHS_PX = [160, 240, 360, 480, 640, 960, 1280, 1920] as const

/** JPEG is for browsers without AVIF and WebP: one width for phones, one for desktops. */
const JPEG_WIDTHS_PX: readonly number[] = [640, 1280]

/** Widths of a picture's variants by format. */
export type VariantWidths = Readonly<Record<PictureFormat, readonly number[]>>

/**
 * The widths of the variants of a picture that is `width` pixels wide, narrowest first. AVIF and WebP end
 * with its own width. The original itself is the widest JPEG, and the only fallback of a transparent one.
 */
export function variantWidths(width: number, isOpaque: boolean): VariantWidths {
  const smaller = WIDTHS_PX.filter((step) => step < width)
  const all = [...smaller, width]
  return {
    avif: all,
    webp: all,
    jpeg: isOpaque ? smaller.filter((step) => JPEG_WIDTHS_PX.includes(step)) : [],
  }
}

/** Every variant of a set of widths, in the contract's order of formats. */
export function listVariants(made: VariantWidths): { format: PictureFormat; width: number }[] {
  return PICTURE_FORMATS.flatMap((format) => made[format].map((width) => ({ format, width })))
}

/** The variants that were made of a picture, and its colour. */
export interface ImageVariants {
  readonly made: VariantWidths
  /** `#rrggbb` to paint until the picture arrives; null for a transparent one. */
  readonly colour: string | null
}

/** Encoding of the original, from which every variant is made. */
export const ORIGINAL_JPEG: JpegOptions = { quality: 88, mozjpeg: true }

/** Wider AVIF files are encoded faster: they take the most time, and are for fast connections. */
const MAX_SLOW_WIDTH_PX = 960

/**
 * Encoding of a variant. AVIF at effort 2 takes an eighth of the time of the default effort 4, for a tenth
 * more bytes; effort 1 takes half the time of effort 2, for a fifth more bytes.
 */
export function formatOptions(
  format: PictureFormat,
  width: number,
): AvifOptions | WebpOptions | JpegOptions {
  if (format === 'avif') {
    return { quality: 45, effort: width > MAX_SLOW_WIDTH_PX ? 1 : 2, chromaSubsampling: '4:2:0' }
  }
  return format === 'webp' ? { quality: 68, effort: 2 } : { quality: 76, mozjpeg: true }
}
