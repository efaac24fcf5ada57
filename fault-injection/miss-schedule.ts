import { type Editor, firstEditor } from '../bench/rush/editor.ts'
import { CALLS } from '../packages/contract/src/index.ts'
import { publishCounts, readDatabase } from './data-folder.ts'
import { withDesk } from './desk-process.ts'
import { type Outcome, randomPause } from './fault.ts'

/** Stories that are due at one moment: the desk publishes one after another. */
const STORIES = 12
/** Milliseconds from now at which they are due. */
const DUE_MS = 4_000
/** Milliseconds within which a restarted desk publishes what it missed: it checks every few seconds. */
const MAX_LATE_MS = 90_000

/** How many of these stories readers can read. */
async function countPublic(desk: string, ids: readonly number[]): Promise<number> {
  const responses = await Promise.all(
    ids.map((id) => fetch(`${desk}${CALLS.post.path.replace(':id', String(id))}?language=SO`)),
  )
  return responses.filter(({ status }) => status === 200).length
}

async function waitUntil(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  const begin = performance.now()
  while (!(await isTrue()) && performance.now() - begin < MAX_LATE_MS) await randomPause(5, 15)
}

/** Schedules stories for one moment. */
async function scheduleStories(editor: Editor, turn: number) {
  const ids: number[] = []
  for (let index = 0; index < STORIES; index += 1) {
    ids.push(await editor.draft(`Jadwal ${turn}.${index}`))
  }
  const due = Date.now() + DUE_MS
  for (const id of ids) await editor.schedule(id, new Date(due))
  return { ids, due }
}

/**
 * Kills the desk so many times, in turn just before stories are due and while they are being
 * published, and starts it again.
 */
export function missSchedule(times: number, migrated?: string): Promise<Outcome> {
  return withDesk(migrated, async (desk, folder) => {
    const all: number[] = []
    let [published, killedAmid, slowest] = [0, 0, 0]
    await desk.start()
    const editor = await firstEditor(desk.url)
    for (let turn = 0; turn < times; turn += 1) {
      const { ids, due } = await scheduleStories(editor, turn)
      all.push(...ids)
      if (turn % 2 === 0) {
        const untilDue = due - Date.now()
        await randomPause(Math.max(0, untilDue - 400), Math.max(0, untilDue - 100))
      } else {
        // Read from the database: the desk answers no requests while it publishes.
        await waitUntil(() => publishCounts(folder, ids).length > 0)
      }
      await desk.kill()
      const done = publishCounts(folder, ids).length
      if (done > 0 && done < STORIES) killedAmid += 1
      await randomPause(500, 1_000)
      await desk.start()
      const begin = performance.now()
      await waitUntil(async () => (await countPublic(desk.url, ids)) === STORIES)
      published += await countPublic(desk.url, ids)
      slowest = Math.max(slowest, performance.now() - begin)
    }
    await desk.kill()
    return {
      fault: 'desk killed before and within a scheduled publish',
      times,
      promised: times * STORIES,
      lost: times * STORIES - published,
      doubled: publishCounts(folder, all).filter((count) => count > 1).length,
      isWhole: readDatabase(folder, 'SELECT 1').isWhole,
      seen: `${killedAmid} kills amid publishing; all published at most ${(slowest / 1_000).toFixed(1)} s after it came back`,
    }
  })
}
