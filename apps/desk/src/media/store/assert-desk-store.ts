import type { Payload } from 'payload'
import { storeOf } from './open-store.ts'
import { StoreUnavailable } from './store-unavailable.ts'

/** Newest media whose files are looked up; several, because one may have been lost. */
const SAMPLE_SIZE = 20

/**
 * Rejects with `StoreUnavailable` if the store cannot be used, or has none of the files that the desk
 * stored last: its disk is not mounted, or it is another bucket. Creates the folder before a desk's first
 * file.
 */
export async function assertDeskStore(desk: Payload): Promise<void> {
  const store = storeOf(desk)
  const { docs } = await desk.find({
    collection: 'media',
    sort: '-id',
    limit: SAMPLE_SIZE,
    select: { filename: true },
    pagination: false,
    depth: 0,
  })
  const names = docs.flatMap(({ filename }) => filename ?? [])
  if (names.length === 0) await store.prepare()
  await store.check()
  if (names.length === 0) return
  for (const name of names) if (await store.stat(name)) return
  const reason = 'none of the newest files is there: is it the right place, and mounted?'
  throw new StoreUnavailable(store.place, reason)
}

/** Logs at the start where the media are, or what is wrong with the store; the desk works meanwhile. */
export async function logStore(desk: Payload): Promise<void> {
  try {
    await assertDeskStore(desk)
    desk.logger.info(`The media are in ${storeOf(desk).place}`)
  } catch (error) {
    desk.logger.error({ err: error, msg: `The media cannot be used: ${(error as Error).message}` })
  }
}
