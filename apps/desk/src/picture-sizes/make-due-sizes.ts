import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Payload } from 'payload'
import { bumpContentVersion } from '../content-version/bump.ts'
import { env } from '../env.ts'
import { removeMadeFiles } from './file-names.ts'
import type { MadePicture } from './recipe.ts'

const run = promisify(execFile)

const PROGRAM = join(env.deskDir, 'src', 'picture-sizes', 'make-files.ts')

/** Longest that one picture may take, on a machine that has little time for it. */
const MOST_MS = 10 * 60 * 1000

export interface DueSizesOptions {
  /** Pictures under way at a time; one, so that readers and editors keep the processors. */
  readonly atOnce?: number
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

/** Folder of the desk's uploads. */
export function mediaFolder(desk: Payload): string {
  return desk.collections.media.config.upload.staticDir ?? ''
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
async function writeDown(desk: Payload, picture: DuePicture, found: MadePicture) {
  const { id, filename } = picture
  // Pictures from before the desk knew colours have none yet.
  const colour = picture.colour ?? found.colour

  const written = await desk.db.updateOne({
    collection: 'media',
    where: { and: [{ id: { equals: id } }, { filename: { equals: filename } }] },
    data: { made: found.made, colour, sizesDue: false },
  })
  if (written === null) await removeMadeFiles(mediaFolder(desk), filename)
  else await bumpContentVersion(desk)
}

async function makeSizes(desk: Payload, picture: DuePicture, signal?: AbortSignal) {
  const path = join(mediaFolder(desk), picture.filename)
  const { stdout } = await run(process.execPath, [PROGRAM, path], {
    // None of the desk's settings and secrets are its business.
    env: { NODE_ENV: 'production' },
    signal,
    timeout: MOST_MS,
    killSignal: 'SIGKILL',
  })
  await writeDown(desk, picture, JSON.parse(stdout))
}

/**
 * Makes the sizes of every picture that waits for them, and tells pages of each. A picture that
 * fails is logged and stays in `taken`. Resolves when none is left; rejects when the
 * database cannot be read.
 */
export async function makeDueSizes(
  desk: Payload,
  { atOnce = 1, signal, taken = new Set() }: DueSizesOptions = {},
): Promise<void> {
  const work = async () => {
    while (!signal?.aborted) {
      const picture = await nextDue(desk, taken)
      if (picture === undefined) return
      if (taken.has(picture.filename)) continue
      taken.add(picture.filename)
      try {
        await makeSizes(desk, picture, signal)
        taken.delete(picture.filename)
      } catch (error) {
        if (signal?.aborted) return
        desk.logger.error({ err: error, msg: `The sizes of ${picture.filename} were not made` })
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
