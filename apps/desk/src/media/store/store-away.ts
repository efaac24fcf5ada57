import { APIError, type PayloadRequest } from 'payload'
import { messagesFor } from '../../i18n/messages.ts'

/** The media store failed; `message` says why. */
export class StoreAway extends Error {
  constructor(place: string, reason: string, cause?: unknown) {
    super(`${place}: ${reason}`, { cause })
  }
}

export const STORE_AWAY = {
  en: 'The storage of the files does not answer. Nothing was changed; try again in a few minutes.',
  so: 'Kaydka faylashu ma jawaabayo. Waxba lama beddelin; isku day mar kale dhowr daqiiqo ka dib.',
} as const

/** Turns a failure of the store into a refusal that an editor can read (503). */
export async function orRefuse<T>(req: PayloadRequest, asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error
    req.payload.logger.error({ err: error, msg: error.message })
    const message = messagesFor(req).t(STORE_AWAY)
    throw new APIError(message, 503, { errors: [{ message, path: 'file' }] }, true)
  }
}
