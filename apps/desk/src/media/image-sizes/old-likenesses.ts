import { isStopping } from '@gaashaan/runtime/stopping'
import type { Payload } from 'payload'
import sharp from 'sharp'
import type { Media } from '../../payload-types.ts'
import { readWhole } from '../store/media-store.ts'
import { storeOf } from '../store/open-store.ts'
import { likenessesOf } from './likeness.ts'
import { decode } from './pixels.ts'

interface Options {
  readonly signal?: AbortSignal | undefined
  /** Names of pictures to skip; those that cannot be read are added. */
  readonly excluded: Set<string>
}

async function nextWithout(desk: Payload, excluded: Iterable<string>): Promise<Media | undefined> {
  const { docs } = await desk.db.find<Media>({
    collection: 'media',
    where: {
      and: [
        { likeness: { exists: false } },
        { mimeType: { like: 'image/' } },
        { filename: { not_in: [...excluded] } },
      ],
    },
    sort: '-id',
    limit: 1,
    pagination: false,
  })
  return docs[0]
}

/**
 * Adds what pictures of older releases look like, the newest first. Sites have it when they next read the
 * whole log. Rejects if the database cannot be read or the store is unavailable.
 */
export async function addOldLikenesses(desk: Payload, options: Options): Promise<void> {
  const { signal, excluded } = options
  while (!signal?.aborted && !isStopping()) {
    const picture = await nextWithout(desk, excluded)
    if (!picture?.filename) return
    const { id, filename } = picture
    const stored = await readWhole(storeOf(desk), filename)
    try {
      if (!stored) throw new Error('it is not in the store')
      const likeness = await likenessesOf(await decode(sharp(stored)))
      await desk.db.updateOne({
        collection: 'media',
        where: { and: [{ id: { equals: id } }, { filename: { equals: filename } }] },
        data: { likeness, updatedAt: null },
        returning: false,
      })
    } catch (error) {
      excluded.add(filename)
      desk.logger.error({ err: error, msg: `What ${filename} looks like was not computed` })
    }
  }
}
