import { PICTURE_FORMATS, type PictureFormat } from '@gaashaan/contract'
import type { AvifOptions, JpegOptions, WebpOptions } from 'sharp'

/** Widest stored picture, in pixels: twice the widest column of the site. */
export const MAX_WIDTH_PX = 2400

/** Tallest stored picture, in pixels: below what WebP can hold (16,383). */
export const TALLEST = 8000

/**
 * Widths in pixels of the made files. Each is at most 1.5 times the one before it, so that a file
 * of at most 1.5 times the painted pixels exists for whatever the layout paints; 640 and 960 are
 * what a phone 360 px wide paints across itself at two and at three pixels to one.
 */
const STEPS = [160, 240, 360, 480, 640, 960, 1280, 1920] as const

/** JPEG is for browsers that paint neither of the others: one for a phone, one for a desk. */
const JPEG_STEPS: readonly number[] = [640, 1280]

/** Widths of the files that were made of a picture, by format. */
export type VariantWidths = Readonly<Record<PictureFormat, readonly number[]>>

/**
 * The widths in pixels that a picture `width` pixels wide is made in, narrowest first. AVIF and WebP
 * end with its own width; the kept picture itself stands for the widest JPEG, and for every JPEG
 * where it is transparent.
 */
export function widthsOf(width: number, isOpaque: boolean): VariantWidths {
  const smaller = STEPS.filter((step) => step < width)
  const all = [...smaller, width]
  return {
    avif: all,
    webp: all,
    jpeg: isOpaque ? smaller.filter((step) => JPEG_STEPS.includes(step)) : [],
  }
}

/** Every file of a set of widths, in the contract's order of formats. */
export function variantFiles(made: VariantWidths): { format: PictureFormat; width: number }[] {
  return PICTURE_FORMATS.flatMap((format) => made[format].map((width) => ({ format, width })))
}

/** What is found out about a picture while its files are made. */
export interface ImageVariant {
  readonly made: VariantWidths
  /** `#rrggbb` to paint until the picture arrives; none for a transparent one. */
  readonly colour: string | null
}

/** The stored picture: good enough to make every variant of it. */
export const WHOLE_JPEG: JpegOptions = { quality: 88, mozjpeg: true }

/** Wider AVIF files are written faster: they are for the fastest lines, and take most of the time. */
const PATIENT_WIDTH = 960

/**
 * How a made file is written. AVIF at effort 2 takes an eighth of the time of the default 4 for a
 * tenth more bytes, at effort 1 half of that again for a fifth.
 */
export function formatOptions(
  format: PictureFormat,
  width: number,
): AvifOptions | WebpOptions | JpegOptions {
  if (format === 'avif') {
    return { quality: 45, effort: width > PATIENT_WIDTH ? 1 : 2, chromaSubsampling: '4:2:0' }
  }
  return format === 'webp' ? { quality: 68, effort: 2 } : { quality: 76, mozjpeg: true }
}
