import { firstEditor } from '../bench/rush/editor.ts'
import { dataFolder, readDatabase } from './data-folder.ts'
import { deskOn } from './desk-process.ts'
import { type Outcome, someTime } from './fault.ts'
import { compare, keepDrafting, keepSending } from './writers.ts'

const WRITERS = 4

/** Milliseconds of writing between two kills, at least and at most. */
const WRITING = { least: 150, most: 900 } as const

/** Kills the desk so many times while messages and stories are written to it, and counts. */
export async function killDesk(times: number, migrated?: string): Promise<Outcome> {
  const { folder, remove } = await dataFolder(migrated)
  const desk = await deskOn(folder)
  try {
    await desk.start()
    const editor = await firstEditor(desk.url)
    const over = new AbortController()
    const messages = keepSending(desk.url, WRITERS, over.signal)
    const stories = keepDrafting(editor, over.signal)
    for (let kill = 0; kill < times; kill += 1) {
      await someTime(WRITING.least, WRITING.most)
      await desk.kill()
      await desk.start()
    }
    await someTime(WRITING.least, WRITING.most)
    over.abort()
    const [told, titles] = await Promise.all([messages, stories])
    await desk.kill()
    const inbox = readDatabase(folder, 'SELECT subject FROM contact_messages')
    const posts = readDatabase(
      folder,
      'SELECT DISTINCT version_so_title AS title, parent_id FROM _posts_v WHERE latest = 1',
    )
    const ofMessages = compare(
      told.taken,
      inbox.rows.map(({ subject }) => String(subject)),
    )
    const ofStories = compare(
      titles,
      posts.rows.map(({ title }) => String(title)),
    )
    return {
      fault: 'desk killed while it is written to',
      times,
      promised: told.taken.length + titles.length,
      lost: ofMessages.lost + ofStories.lost,
      doubled: ofMessages.doubled + ofStories.doubled,
      isWhole: inbox.isWhole && posts.isWhole,
      seen: `${told.taken.length} messages, ${titles.length} stories; ${told.unanswered} unanswered`,
    }
  } finally {
    await desk.kill()
    remove()
  }
}
