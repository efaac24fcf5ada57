import type { PayloadRequest } from 'payload'
import { fileError } from '../file-error.ts'

/** The media store failed; `message` says why. */
export class StoreUnavailable extends Error {
  constructor(place: string, reason: string, cause?: unknown) {
    super(`${place}: ${reason}`, { cause })
  }
}

export const STORE_UNAVAILABLE = {
  en: 'The storage of the files does not answer. Nothing was changed; try again in a few minutes.',
  so: 'Kaydka faylashu ma jawaabayo. Waxba lama beddelin; isku day mar kale dhowr daqiiqo ka dib.',
} as const

/** Turns a failure of the store into a refusal (503) with a message for the editor. */
export async function refuseIfUnavailable<T>(req: PayloadRequest, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    req.payload.logger.error({ err: error, msg: error.message })
    throw fileError(req, STORE_UNAVAILABLE, 503)
  }
}
