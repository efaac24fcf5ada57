import { firstEditor } from '../bench/rush/editor.ts'
import { CALLS } from '../packages/contract/src/index.ts'
import { dataFolder, readDatabase } from './data-folder.ts'
import { deskOn } from './desk-process.ts'
import { type Outcome, someTime } from './fault.ts'

/** Milliseconds from now at which what is scheduled is due: the desk is killed before. */
const DUE = 1_500
/** Milliseconds within which a desk that comes back does what it missed: it looks each minute. */
const LATE = 90_000

async function isPublic(desk: string, id: number): Promise<boolean> {
  const path = CALLS.post.path.replace(':id', String(id))
  const answer = await fetch(`${desk}${path}?language=SO`)
  return answer.status === 200
}

/** Kills the desk so many times just before it publishes at a time, and starts it after. */
export async function missSchedule(times: number, migrated?: string): Promise<Outcome> {
  const { folder, remove } = await dataFolder(migrated)
  const desk = await deskOn(folder)
  const delays: number[] = []
  try {
    await desk.start()
    const editor = await firstEditor(desk.url)
    let published = 0
    for (let miss = 0; miss < times; miss += 1) {
      const id = await editor.draft(`Jadwal ${miss}`)
      const due = Date.now() + DUE
      await editor.schedule(id, new Date(due))
      await someTime(DUE - 600, DUE - 200)
      await desk.kill()
      await someTime(1_000, 1_500)
      await desk.start()
      const begin = Date.now()
      while (!(await isPublic(desk.url, id)) && Date.now() - begin < LATE) await someTime(100, 200)
      if (await isPublic(desk.url, id)) published += 1
      delays.push(Date.now() - begin)
    }
    await desk.kill()
    const deeds = readDatabase(
      folder,
      `SELECT document, count(*) AS times FROM audit WHERE action = 'post.published' GROUP BY document`,
    )
    return {
      fault: 'desk killed before a scheduled publish',
      times,
      promised: times,
      lost: times - published,
      doubled: deeds.rows.filter(({ times: done }) => Number(done) > 1).length,
      isWhole: deeds.isWhole,
      seen: `published at most ${(Math.max(...delays) / 1_000).toFixed(1)} s after it came back`,
    }
  } finally {
    await desk.kill()
    remove()
  }
}
