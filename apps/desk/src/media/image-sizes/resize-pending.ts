import { constants } from 'node:os'
import { isStopping, trackPending } from '@gaashaan/runtime/stopping'
import type { Payload } from 'payload'
import { bumpContentVersion } from '../../content-version/bump.ts'
import { pictures } from '../../observability/metrics.ts'
import { storeOf } from '../store/open-store.ts'
import { StoreAway } from '../store/store-away.ts'
import { removeVariantFiles } from './file-names.ts'
import type { ImageVariant } from './recipe.ts'
import { resizeInProcess } from './resize-in-process.ts'

const { PRIORITY_BELOW_NORMAL } = constants.priority

export interface ResizeOptions {
  /** Pictures under way at a time; one, so that readers and editors keep the processors. */
  readonly atOnce?: number
  /** Priority of the processes that make them (`os.setPriority`); below the desk's own. */
  readonly priority?: number
  /** Stops the work; what is under way is made again at the next start. */
  readonly signal?: AbortSignal | undefined
  /** Names of pictures to leave alone; those under way and those that failed are added. */
  readonly taken?: Set<string>
}

interface DuePicture {
  readonly id: number
  readonly filename: string
  readonly colour?: string | null
}

/** The newest picture whose sizes are due: readers see the newest first. */
async function nextDue(desk: Payload, taken: Iterable<string>): Promise<DuePicture | undefined> {
  const { docs } = await desk.find({
    collection: 'media',
    where: { and: [{ sizesDue: { equals: true } }, { filename: { not_in: [...taken] } }] },
    sort: '-id',
    select: { filename: true, colour: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] as DuePicture | undefined
}

/** Writes down what was made, where the document still shows the same picture. */
async function writeDown(desk: Payload, picture: DuePicture, found: ImageVariant) {
  const { id, filename } = picture
  // Pictures from before the desk knew colours have none yet.
  const colour = picture.colour ?? found.colour
  const written = await desk.db.updateOne({
    collection: 'media',
    where: { and: [{ id: { equals: id } }, { filename: { equals: filename } }] },
    data: { made: found.made, colour, sizesDue: false },
  })
  if (written === null) await removeVariantFiles(storeOf(desk), filename)
  else await bumpContentVersion(desk)
}

async function makeSizes(
  desk: Payload,
  picture: DuePicture,
  { priority = PRIORITY_BELOW_NORMAL, signal }: ResizeOptions,
) {
  const found = await resizeInProcess(storeOf(desk), picture.filename, { priority, signal })
  await writeDown(desk, picture, found)
}

/**
 * Makes the sizes of every picture that waits for them, and tells pages of each. A picture that
 * fails is logged and stays in `taken`. Resolves when none is left; rejects when the database cannot
 * be read, or the store is away.
 */
export async function resizePending(desk: Payload, options: ResizeOptions = {}): Promise<void> {
  const { atOnce = 1, signal, taken = new Set() } = options
  const work = async () => {
    while (!signal?.aborted && !isStopping()) {
      const picture = await nextDue(desk, taken)
      if (picture === undefined) return
      if (taken.has(picture.filename)) continue
      taken.add(picture.filename)
      try {
        await trackPending(makeSizes(desk, picture, options))
        taken.delete(picture.filename)
        pictures.labels({ result: 'made' }).inc()
      } catch (error) {
        if (signal?.aborted) return
        if (error instanceof StoreAway) {
          // Not the picture's fault: the next round tries it again.
          taken.delete(picture.filename)
          throw error
        }
        pictures.labels({ result: 'failed' }).inc()
        desk.logger.error({ err: error, msg: `The sizes of ${picture.filename} were not made` })
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
