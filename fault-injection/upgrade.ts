import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { previousCommit, takeOut } from '../apps/desk/src/db/upgrades/testing/previous-commit.ts'
import { firstEditor } from '../bench/rush/editor.ts'
import { ROOT, run } from '../scripts/steps/run.mjs'
import { freePort } from '../scripts/steps/service.mjs'
import { readDatabase } from './data-folder.ts'
import { type Outcome, someTime } from './fault.ts'
import { versionAt } from './version.ts'
import { compare, keepDrafting, keepSending } from './writers.ts'

const WRITERS = 2

/** Milliseconds for which each version is written to, at least and at most. */
const WRITING = { least: 3_000, most: 5_000 } as const

/** The version of a commit, as an operator gets it: fetched, installed and built. */
async function builtVersion(commit: string): Promise<{ root: string; remove: () => void }> {
  const root = mkdtempSync(path.join(tmpdir(), 'gaashaan-version-'))
  const remove = () => rmSync(root, { recursive: true, force: true })
  try {
    await takeOut(commit, root)
    // Not `ci`: a commit in the middle of a piece of work may have a lock file that lags behind.
    const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
    await run('npm', ['install', ...quietly], { cwd: root })
    await run('npm', ['run', 'build', '-w', 'apps/desk'], { cwd: root })
  } catch (error) {
    remove()
    throw error
  }
  return { root, remove }
}

/** What of that is in the folder's database, and how often. */
function lookAfter(folder: string, messages: readonly string[], stories: readonly string[]) {
  const inbox = readDatabase(folder, 'SELECT subject AS it FROM contact_messages')
  const latest = 'SELECT DISTINCT version_so_title AS it, parent_id FROM _posts_v WHERE latest = 1'
  const posts = readDatabase(folder, latest)
  const namesOf = ({ rows }: typeof posts) => rows.map(({ it }) => String(it))
  const [inInbox, inPosts] = [compare(messages, namesOf(inbox)), compare(stories, namesOf(posts))]
  return {
    lost: inInbox.lost + inPosts.lost,
    doubled: inInbox.doubled + inPosts.doubled,
    isWhole: inbox.isWhole && posts.isWhole,
  }
}

/**
 * Takes the desk so many times from the version before the newest migration to this one, back, and
 * to this one again, while messages and stories are written to it. None without git's history.
 */
export async function upgrade(times: number): Promise<Outcome | undefined> {
  const found = await previousCommit()
  if ('missing' in found) return undefined
  const previous = await builtVersion(found.commit)
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-upgrade-'))
  const port = await freePort()
  const before = versionAt(previous.root, { folder, port })
  const now = versionAt(ROOT, { folder, port })
  let running = before
  const change = async (to: typeof before) => {
    await to.migrate()
    await someTime(WRITING.least, WRITING.most)
    await running.stop()
    running = to
    await to.start()
    await someTime(WRITING.least, WRITING.most)
  }
  try {
    await before.migrate()
    await before.start()
    const url = `http://127.0.0.1:${port}`
    const editor = await firstEditor(url)
    const over = new AbortController()
    const sending = keepSending(url, WRITERS, over.signal)
    const drafting = keepDrafting(editor, over.signal)
    await someTime(WRITING.least, WRITING.most)
    for (let at = 0; at < times; at += 1) {
      await change(now)
      await change(before)
    }
    await change(now)
    over.abort()
    const [{ taken, refused, unanswered }, titles] = await Promise.all([sending, drafting])
    await running.stop()
    return {
      fault: 'desk upgraded, rolled back and upgraded again while it is written to',
      times,
      promised: taken.length + titles.length,
      ...lookAfter(folder, taken, titles),
      seen: `${taken.length} messages, ${titles.length} stories; ${JSON.stringify(refused)}, ${unanswered} unanswered`,
    }
  } finally {
    await running.stop()
    previous.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
