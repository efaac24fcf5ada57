import { firstEditor } from '../bench/rush/editor.ts'
import { checkMessagesAndStories } from './data-folder.ts'
import { withDesk } from './desk-process.ts'
import { type Outcome, randomPause } from './fault.ts'
import { sendMessages, writeDrafts } from './writers.ts'

const WRITERS = 4

/** Milliseconds of writing between two kills. */
const MIN_WRITING_MS = 150
const MAX_WRITING_MS = 900

/** Kills the desk so many times while messages and stories are written to it. */
export function killDesk(times: number, migrated?: string): Promise<Outcome> {
  return withDesk(migrated, async (desk, folder) => {
    await desk.start()
    const editor = await firstEditor(desk.url)
    const end = new AbortController()
    const writing = Promise.all([
      sendMessages(desk.url, WRITERS, end.signal),
      writeDrafts(editor, end.signal),
    ])
    for (let kill = 0; kill < times; kill += 1) {
      await randomPause(MIN_WRITING_MS, MAX_WRITING_MS)
      await desk.kill()
      await desk.start()
    }
    await randomPause(MIN_WRITING_MS, MAX_WRITING_MS)
    end.abort()
    const [{ accepted, unanswered }, titles] = await writing
    await desk.kill()
    return {
      fault: 'desk killed while it is written to',
      times,
      promised: accepted.length + titles.length,
      ...checkMessagesAndStories(folder, accepted, titles),
      seen: `${accepted.length} messages, ${titles.length} stories; ${unanswered} unanswered`,
    }
  })
}
