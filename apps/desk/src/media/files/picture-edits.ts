import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { readWhole } from '../store/media-store.ts'
import { storeOf } from '../store/open-store.ts'
import { orRefuse } from '../store/store-away.ts'
import { fileKind } from './file-kind.ts'
import { RefusedFile } from './refused-file.ts'

/** A part of a picture in percent of it, as the desk's own screen asks for it. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PictureEdits {
  /** None where the whole picture stays. */
  readonly crop?: Crop
  /** Percent from the left and the top; from 1, because Payload takes 0 for none. */
  readonly focus?: { readonly x: number; readonly y: number }
}

const percent = (value: unknown, least: number) => {
  const number = Number(value)
  return Number.isFinite(number) ? Math.min(100, Math.max(least, number)) : undefined
}

function cropIn({ x, y, width, height }: Record<string, unknown>): Crop | undefined {
  const [left, top] = [percent(x, 0), percent(y, 0)]
  const [wide, high] = [percent(width, 1), percent(height, 1)]
  if (left === undefined || top === undefined || !wide || !high) return undefined
  const crop = {
    x: left,
    y: top,
    width: Math.min(wide, 100 - left),
    height: Math.min(high, 100 - top),
  }
  // The screen sends the whole picture where nobody has touched its frame.
  return crop.width > 99.9 && crop.height > 99.9 ? undefined : crop
}

/**
 * Takes what an editor wants done with a picture out of a request, so that Payload does not do it
 * past `takeFile`: its own crop would keep the picture's name, and what is kept elsewhere under it.
 */
export function extractEdits(req: PayloadRequest): PictureEdits {
  const { uploadEdits, ...query } = req.query ?? {}
  if (typeof uploadEdits !== 'object' || uploadEdits === null) return {}
  req.query = query
  const { crop, focalPoint } = uploadEdits as Record<string, Record<string, unknown> | undefined>
  const part = crop && cropIn(crop)
  const [x, y] = [percent(focalPoint?.x, 1), percent(focalPoint?.y, 1)]
  return {
    ...(part && { crop: part }),
    ...(x !== undefined && y !== undefined && { focus: { x: Math.round(x), y: Math.round(y) } }),
  }
}

/** The part of a picture that is upright already; a file that is no picture stays as it is. */
export async function cropped(data: Uint8Array, crop: Crop | undefined): Promise<Uint8Array> {
  if (crop === undefined || fileKind(data) !== 'picture') return data
  const { width, height } = await sharp(data).metadata()
  const pixels = (part: number, whole: number) => Math.round((part / 100) * whole)
  const left = Math.min(pixels(crop.x, width), width - 1)
  const top = Math.min(pixels(crop.y, height), height - 1)
  const area = {
    left,
    top,
    width: Math.max(1, Math.min(pixels(crop.width, width), width - left)),
    height: Math.max(1, Math.min(pixels(crop.height, height), height - top)),
  }
  return sharp(data).extract(area).png({ compressionLevel: 1 }).toBuffer()
}

const LOST = new RefusedFile(
  {
    en: 'The file itself is not in the storage any more. Upload it again.',
    so: 'Faylka laftiisa kaydka kuma jiro mar dambe. Mar kale soo geli.',
  },
  { status: 409 },
)

/** The file that a document has, for an edit that comes without one; throws `RefusedFile`. */
export async function storedFile(req: PayloadRequest, id: number | string) {
  const { filename, mimeType } = await req.payload.findByID({
    collection: 'media',
    id,
    select: { filename: true, mimeType: true },
    depth: 0,
    req,
  })
  const stored = readWhole(storeOf(req.payload), filename ?? '')
  const data = await orRefuse(req, stored)
  if (!data) throw LOST
  // Without the mark of its content: it gets that of the new one.
  const name = (filename ?? '').replace(/-[\da-f]{10}(?:-\d+)?(?=\.\w+$)/, '')
  return { data, name, mimetype: mimeType ?? '', size: data.byteLength }
}
