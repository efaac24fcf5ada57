import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { readWhole } from '../store/media-store.ts'
import { storeOf } from '../store/open-store.ts'
import { refuseIfUnavailable } from '../store/store-unavailable.ts'
import { fileKind } from './file-kind.ts'
import { RefusedFile } from './refused-file.ts'

/** A part of a picture in percent, as Payload's screen sends it. */
interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const toPercent = (value: unknown, min: number) => {
  const number = Number(value)
  return Number.isFinite(number) ? Math.min(100, Math.max(min, number)) : undefined
}

function toCrop(values: Record<string, unknown>): Crop | undefined {
  const [x, y] = [toPercent(values.x, 0), toPercent(values.y, 0)]
  const [width, height] = [toPercent(values.width, 1), toPercent(values.height, 1)]
  if (x === undefined || y === undefined || !width || !height) return undefined
  const crop = { x, y, width: Math.min(width, 100 - x), height: Math.min(height, 100 - y) }
  // Without a crop the screen sends a frame of the whole picture.
  return crop.width > 99.9 && crop.height > 99.9 ? undefined : crop
}

/**
 * Removes an editor's crop and focal point from a request and returns them, so that Payload does not crop
 * the picture itself: it would keep the name, under which caches hold the whole picture. The focal point
 * is in percent from the left and the top, at least 1, because Payload takes 0 for none.
 */
export function extractEdits(req: PayloadRequest) {
  const { uploadEdits, ...query } = req.query ?? {}
  if (typeof uploadEdits !== 'object' || uploadEdits === null) return {}
  req.query = query
  const { crop, focalPoint } = uploadEdits as Record<string, Record<string, unknown> | undefined>
  const [x, y] = [toPercent(focalPoint?.x, 1), toPercent(focalPoint?.y, 1)]
  const hasFocus = x !== undefined && y !== undefined
  return {
    crop: crop && toCrop(crop),
    focus: hasFocus ? { x: Math.round(x), y: Math.round(y) } : undefined,
  }
}

/** Converts a start and a length in percent to pixels of a side, at least one pixel long. */
function toPixels(start: number, length: number, side: number) {
  const first = Math.min(Math.round((start / 100) * side), side - 1)
  const count = Math.min(Math.round((length / 100) * side), side - first)
  return [first, Math.max(1, count)] as const
}

/** Crops a picture that is upright; any other file stays as it is. */
export async function cropPicture(data: Uint8Array, crop: Crop): Promise<Uint8Array> {
  if (fileKind(data) !== 'picture') return data
  const metadata = await sharp(data).metadata()
  const [left, width] = toPixels(crop.x, crop.width, metadata.width)
  const [top, height] = toPixels(crop.y, crop.height, metadata.height)
  const area = { left, top, width, height }
  return sharp(data).extract(area).png({ compressionLevel: 1 }).toBuffer()
}

const LOST = new RefusedFile(
  {
    en: 'The file itself is not in the storage any more. Upload it again.',
    so: 'Faylka laftiisa kaydka kuma jiro mar dambe. Mar kale soo geli.',
  },
  409,
)

/** Reads a document's stored file for an edit without an upload; throws `RefusedFile` if it is lost. */
export async function readStoredFile(req: PayloadRequest, id: number | string) {
  const { filename, mimeType } = await req.payload.findByID({
    collection: 'media',
    id,
    select: { filename: true, mimeType: true },
    depth: 0,
    req,
  })
  const data = await refuseIfUnavailable(req, readWhole(storeOf(req.payload), filename ?? ''))
  if (!data) throw LOST
  // The hash in the name is removed; the edited file gets one of its own.
  const name = (filename ?? '').replace(/-[\da-f]{10}(?:-\d+)?(?=\.\w+$)/, '')
  return { data, name, mimetype: mimeType ?? '', size: data.byteLength }
}
