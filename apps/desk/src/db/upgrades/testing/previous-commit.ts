import { execFile } from 'node:child_process'
import { readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The project's root. */
export const ROOT = fileURLToPath(new URL('../../../../../..', import.meta.url))

const LISTS = ['sqlite', 'postgres'].map((name) => `apps/desk/src/migrations/${name}/index.ts`)

/** The output of a git command, run in the project's root. */
export async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 })
  return stdout.trim()
}

/**
 * The timestamps at the start of the migrations' names in an `index.ts`. A migration that replaces
 * several has the timestamp of the last one, and makes the same schema.
 */
const timestampsIn = (list: string): string[] => list.match(/(?<=name: ')\d+_\d+/g) ?? []

/** The timestamps of both newest migrations at a commit; `undefined` if it has no such file. */
async function newestTimestamps(commit: string): Promise<string | undefined> {
  try {
    const lists = await Promise.all(LISTS.map((file) => git('show', `${commit}:${file}`)))
    return lists.map((list) => timestampsIn(list).at(-1)).join()
  } catch {
    return undefined
  }
}

/**
 * The newest commit of this branch whose newest migration is the second newest of the working tree; or a
 * sentence that says why there is none. Searches the parents of the commits that changed the migrations.
 */
export async function previousCommit(): Promise<{ commit: string } | { missing: string }> {
  const top = await git('rev-parse', '--show-toplevel').catch(() => '')
  if (top === '' || realpathSync(top) !== realpathSync(ROOT)) {
    return { missing: 'this folder is no clone: the version before is in git alone' }
  }
  const current = LISTS.map((file) => timestampsIn(readFileSync(join(ROOT, file), 'utf8')))
  const previous = current.map((timestamps) => timestamps.at(-2)).join()
  const changes = await git('log', '--first-parent', '--format=%P', '--', ...LISTS)
  const parents = changes.split('\n').flatMap((hashes) => hashes.split(' ')[0] || [])
  for (const commit of ['HEAD', ...parents]) {
    if ((await newestTimestamps(commit)) === previous)
      return { commit: await git('rev-parse', commit) }
  }
  return { missing: 'no commit here has the migrations without the newest (a shallow clone?)' }
}

/** Extracts these paths of a commit into a folder; all files if there are no paths. */
export async function extractCommit(
  commit: string,
  folder: string,
  ...paths: string[]
): Promise<void> {
  const archive = join(folder, 'git-archive.tar')
  await git('archive', `--output=${archive}`, commit, ...paths)
  await run('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
}
