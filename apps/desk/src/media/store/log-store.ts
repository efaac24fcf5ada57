import type { Payload } from 'payload'
import { assertExclusiveStore } from './exclusive-store.ts'
import { storeOf } from './open-store.ts'

/** Says at the start where the media are, or what is wrong there: the desk works meanwhile. */
export async function logStore(desk: Payload): Promise<void> {
  const store = storeOf(desk)
  try {
    await assertExclusiveStore(desk)
    desk.logger.info(`The media are in ${store.place}`)
  } catch (error) {
    desk.logger.error({ err: error, msg: `The media cannot be used: ${(error as Error).message}` })
  }
}
