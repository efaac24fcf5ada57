import { execFile } from 'node:child_process'
import { readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The project's root. */
export const ROOT = fileURLToPath(new URL('../../../../../..', import.meta.url))

const LISTS = ['sqlite', 'postgres'].map((name) => `apps/desk/src/migrations/${name}/index.ts`)

/** What git prints, run in the project's root. */
export async function git(...words: string[]): Promise<string> {
  const { stdout } = await run('git', words, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 })
  return stdout.trim()
}

/**
 * When each migration of a list was made, as its name begins. One that takes the place of several
 * begins as the last of those does, and makes the same schema.
 */
const momentsIn = (list: string): string[] => list.match(/(?<=name: ')\d+_\d+/g) ?? []

/** The moments of both databases' newest migrations at a commit; none where it has no such file. */
async function newestAt(commit: string): Promise<string | undefined> {
  try {
    const lists = await Promise.all(LISTS.map((file) => git('show', `${commit}:${file}`)))
    return lists.map((list) => momentsIn(list).at(-1)).join()
  } catch {
    return undefined
  }
}

/**
 * The commit of the version before the newest migration: the newest of this line whose newest
 * migration is today's second newest; or why there is none, in words. What stands before each commit
 * that changed a list of migrations is looked at, from the newest on.
 */
export async function previousCommit(): Promise<{ commit: string } | { missing: string }> {
  const top = await git('rev-parse', '--show-toplevel').catch(() => '')
  if (top === '' || realpathSync(top) !== realpathSync(ROOT)) {
    return { missing: 'this folder is no clone: the version before is in git alone' }
  }
  const today = LISTS.map((file) => momentsIn(readFileSync(join(ROOT, file), 'utf8')))
  const wanted = today.map((moments) => moments.at(-2)).join()
  const changes = await git('log', '--first-parent', '--format=%P', '--', ...LISTS)
  const before = changes.split('\n').flatMap((parents) => parents.split(' ')[0] || [])
  for (const commit of ['HEAD', ...before]) {
    if ((await newestAt(commit)) === wanted) return { commit: await git('rev-parse', commit) }
  }
  return { missing: 'no commit here has the migrations without the newest (a shallow clone?)' }
}

/** Takes what a commit has under these paths out into a folder; all of it where none is named. */
export async function takeOut(commit: string, folder: string, ...paths: string[]): Promise<void> {
  const archive = join(folder, 'of-git.tar')
  await git('archive', `--output=${archive}`, commit, ...paths)
  await run('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
}
