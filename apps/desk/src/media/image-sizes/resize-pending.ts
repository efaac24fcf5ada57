import { constants } from 'node:os'
import { isStopping, trackPending } from '@gaashaan/runtime/stopping'
import { createLocalReq, type Payload } from 'payload'
import { bumpContentVersion } from '../../content-version/bump.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { pictures } from '../../observability/metrics.ts'
import { storeOf } from '../store/open-store.ts'
import { StoreUnavailable } from '../store/store-unavailable.ts'
import { listVariantFiles } from './file-names.ts'
import { resizeInProcess } from './resize-in-process.ts'

interface ResizeOptions {
  /** Pictures at a time; one by default, so that readers and editors have the processors. */
  readonly concurrency?: number
  /** Priority of the resizing processes (`os.setPriority`); below the desk's own by default. */
  readonly priority?: number
  /** Stops the work; the picture at hand is resized again after the next start. */
  readonly signal?: AbortSignal | undefined
  /** Names of pictures to skip. Pictures at hand and those that failed are added. */
  readonly excluded?: Set<string>
}

interface PendingPicture {
  readonly id: number
  readonly filename: string
  readonly colour?: string | null
}

/** The newest picture without variants, because readers see the newest first. */
async function nextPending(
  desk: Payload,
  excluded: Iterable<string>,
): Promise<PendingPicture | undefined> {
  const { docs } = await desk.find({
    collection: 'media',
    where: { and: [{ sizesDue: { equals: true } }, { filename: { not_in: [...excluded] } }] },
    sort: '-id',
    select: { filename: true, colour: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] as PendingPicture | undefined
}

/** Makes a picture's variants, and saves them if the document still has the same picture. */
async function resize(
  desk: Payload,
  { id, filename, colour }: PendingPicture,
  { priority = constants.priority.PRIORITY_BELOW_NORMAL, signal }: ResizeOptions,
): Promise<void> {
  const store = storeOf(desk)
  const variants = await resizeInProcess(store, filename, priority, signal)
  const req = await createLocalReq({}, desk)
  const isSaved = await inTransaction(req, async () => {
    const saved = await desk.db.updateOne({
      collection: 'media',
      where: { and: [{ id: { equals: id } }, { filename: { equals: filename } }] },
      // Pictures of older releases have no colour yet.
      data: {
        made: variants.made,
        colour: colour ?? variants.colour,
        sizesDue: false,
        // `null` leaves the date: an editor's open form would be told that somebody changed the file.
        updatedAt: null,
      },
      req,
    })
    if (saved !== null) await bumpContentVersion(desk, [`media:${id}`], req)
    return saved !== null
  })
  if (!isSaved) await store.remove(await listVariantFiles(store, filename))
}

/**
 * Makes the variants of all pictures that lack them; each changes the content version. A picture that fails
 * is logged and stays in `excluded`. Rejects if the database cannot be read or the store is unavailable.
 */
export async function resizePending(desk: Payload, options: ResizeOptions = {}): Promise<void> {
  const { concurrency = 1, signal, excluded = new Set() } = options
  const work = async () => {
    while (!signal?.aborted && !isStopping()) {
      const picture = await nextPending(desk, excluded)
      if (picture === undefined) return
      if (excluded.has(picture.filename)) continue
      excluded.add(picture.filename)
      try {
        await trackPending(resize(desk, picture, options))
        excluded.delete(picture.filename)
        pictures.labels({ result: 'made' }).inc()
      } catch (error) {
        if (signal?.aborted) return
        if (error instanceof StoreUnavailable) {
          // The picture is not at fault: the next round tries it again.
          excluded.delete(picture.filename)
          throw error
        }
        pictures.labels({ result: 'failed' }).inc()
        desk.logger.error({ err: error, msg: `The sizes of ${picture.filename} were not made` })
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}
