import type { Payload } from 'payload'
import { storeOf } from './open-store.ts'
import { StoreAway } from './store-away.ts'

/** Media whose files are checked; several, since one may have been lost. */
const LOOKED_FOR = 20

/**
 * Rejects with `StoreAway` where the store may not be used, or has not one of the files that the desk
 * named last: a disk that is not mounted, another bucket. The place of a desk's first file is made.
 */
export async function assertExclusiveStore(desk: Payload): Promise<void> {
  const store = storeOf(desk)
  const { docs } = await desk.find({
    collection: 'media',
    sort: '-id',
    limit: LOOKED_FOR,
    select: { filename: true },
    pagination: false,
    depth: 0,
  })
  const names = docs.flatMap(({ filename }) => filename ?? [])
  if (names.length === 0) await store.prepare()
  await store.check()
  for (const name of names) if (await store.facts(name)) return
  if (names.length > 0) {
    throw new StoreAway(
      store.place,
      'none of the newest files is there: is it the right place, and mounted?',
    )
  }
}
