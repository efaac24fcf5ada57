import { type Editor, firstEditor } from '../bench/rush/editor.ts'
import { CALLS } from '../packages/contract/src/index.ts'
import { dataFolder, readDatabase } from './data-folder.ts'
import { deskOn } from './desk-process.ts'
import { type Outcome, someTime } from './fault.ts'

/** Stories that are due at one moment: the desk publishes one after another. */
const AT_ONCE = 12
/** Milliseconds from now at which they are due. */
const DUE = 4_000
/** Milliseconds within which a desk that comes back does what it missed: it looks every few seconds. */
const LATE = 90_000

/** How many of these stories readers have. */
async function publicOf(desk: string, ids: readonly number[]): Promise<number> {
  const addresses = ids.map((id) => `${desk}${CALLS.post.path.replace(':id', String(id))}`)
  const answers = await Promise.all(addresses.map((each) => fetch(`${each}?language=SO`)))
  return answers.filter(({ status }) => status === 200).length
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const begin = performance.now()
  while (!(await isSo()) && performance.now() - begin < LATE) await someTime(5, 15)
}

/** Stories that are published by themselves at one moment, and that moment. */
async function scheduled(editor: Editor, turn: number) {
  const ids: number[] = []
  for (let at = 0; at < AT_ONCE; at += 1) ids.push(await editor.draft(`Jadwal ${turn}.${at}`))
  const due = Date.now() + DUE
  for (const id of ids) await editor.schedule(id, new Date(due))
  return { ids, due }
}

/** How often each of these stories was published, of those that were, by the audit. */
function publishedIn(folder: string, ids: readonly number[]): number[] {
  const { rows } = readDatabase(
    folder,
    `SELECT count(*) AS times FROM audit
     WHERE action = 'post.published' AND document IN (${ids.join()}) GROUP BY document`,
  )
  return rows.map(({ times }) => Number(times))
}

/**
 * Kills the desk so many times, in turn just before stories are published at a time and while they
 * are being published, and starts it again.
 */
export async function missSchedule(times: number, migrated?: string): Promise<Outcome> {
  const { folder, remove } = await dataFolder(migrated)
  const desk = await deskOn(folder)
  const all: number[] = []
  let [published, amid, slowest] = [0, 0, 0]
  try {
    await desk.start()
    const editor = await firstEditor(desk.url)
    for (let turn = 0; turn < times; turn += 1) {
      const { ids, due } = await scheduled(editor, turn)
      all.push(...ids)
      if (turn % 2 === 0) {
        await someTime(Math.max(0, due - Date.now() - 400), Math.max(0, due - Date.now() - 100))
      } else {
        // Asked past the desk, which answers nobody while it publishes.
        await until(async () => publishedIn(folder, ids).length > 0)
      }
      await desk.kill()
      const done = publishedIn(folder, ids).length
      if (done > 0 && done < AT_ONCE) amid += 1
      await someTime(500, 1_000)
      await desk.start()
      const begin = performance.now()
      await until(async () => (await publicOf(desk.url, ids)) === AT_ONCE)
      published += await publicOf(desk.url, ids)
      slowest = Math.max(slowest, performance.now() - begin)
    }
    await desk.kill()
    return {
      fault: 'desk killed before and within a scheduled publish',
      times,
      promised: times * AT_ONCE,
      lost: times * AT_ONCE - published,
      doubled: publishedIn(folder, all).filter((count) => count > 1).length,
      isWhole: readDatabase(folder, 'SELECT 1').isWhole,
      seen: `${amid} kills amid publishing; all published at most ${(slowest / 1_000).toFixed(1)} s after it came back`,
    }
  } finally {
    await desk.kill()
    remove()
  }
}
