import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  extractCommit,
  previousCommit,
} from '../apps/desk/src/db/upgrades/testing/previous-commit.ts'
import { firstEditor } from '../bench/rush/editor.ts'
import { run } from '../scripts/steps/run.mjs'
import { checkMessagesAndStories } from './data-folder.ts'
import { createDesk, type DeskProcess } from './desk-process.ts'
import { type Outcome, randomPause } from './fault.ts'
import { sendMessages, writeDrafts } from './writers.ts'

const WRITERS = 2

/** Milliseconds of writing to each version. */
const MIN_WRITING_MS = 3_000
const MAX_WRITING_MS = 5_000

/** The version of a commit as an operator gets it: fetched, installed and built. */
async function buildVersion(commit: string): Promise<{ root: string; remove: () => void }> {
  const root = mkdtempSync(path.join(tmpdir(), 'gaashaan-version-'))
  const remove = () => rmSync(root, { recursive: true, force: true })
  try {
    await extractCommit(commit, root)
    // Not `ci`: the lock file of a commit in the middle of a branch may be out of date.
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
    await run('npm', ['install', ...options], { cwd: root })
    await run('npm', ['run', 'build', '-w', 'apps/desk'], { cwd: root })
  } catch (error) {
    remove()
    throw error
  }
  return { root, remove }
}

/**
 * Upgrades the desk so many times from the version before the newest migration to this one, back, and
 * to this one again, while messages and stories are written to it. `undefined` without git's history.
 */
export async function upgrade(times: number): Promise<Outcome | undefined> {
  const found = await previousCommit()
  if ('missing' in found) return undefined
  const previous = await buildVersion(found.commit)
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-upgrade-'))
  const before = await createDesk(folder, { root: previous.root })
  const now = await createDesk(folder, { port: Number(new URL(before.url).port) })
  let running = before
  const changeTo = async (version: DeskProcess) => {
    await version.migrate()
    await randomPause(MIN_WRITING_MS, MAX_WRITING_MS)
    await running.stop()
    running = version
    await version.start()
    await randomPause(MIN_WRITING_MS, MAX_WRITING_MS)
  }
  try {
    await before.migrate()
    await before.start()
    const editor = await firstEditor(before.url)
    const end = new AbortController()
    const writing = Promise.all([
      sendMessages(before.url, WRITERS, end.signal),
      writeDrafts(editor, end.signal),
    ])
    await randomPause(MIN_WRITING_MS, MAX_WRITING_MS)
    for (let time = 0; time < times; time += 1) {
      await changeTo(now)
      await changeTo(before)
    }
    await changeTo(now)
    end.abort()
    const [{ accepted, refused, unanswered }, titles] = await writing
    await running.stop()
    return {
      fault: 'desk upgraded, rolled back and upgraded again while it is written to',
      times,
      promised: accepted.length + titles.length,
      ...checkMessagesAndStories(folder, accepted, titles),
      seen: `${accepted.length} messages, ${titles.length} stories; ${JSON.stringify(refused)}, ${unanswered} unanswered`,
    }
  } finally {
    await running.stop()
    previous.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
