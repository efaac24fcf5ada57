import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { env } from '../../env.ts'
import { migrations as postgres } from '../../migrations/postgres/index.ts'
import { migrations as sqlite } from '../../migrations/sqlite/index.ts'

const run = promisify(execFile)

const ROOT = join(env.deskDir, '..', '..')
const LISTS = ['sqlite', 'postgres'].map((name) => `apps/desk/src/migrations/${name}/index.ts`)
const PACKAGES = ['contract', 'running'] as const

async function git(...words: string[]): Promise<string> {
  const { stdout } = await run('git', words, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 })
  return stdout.trim()
}

/** The names of both databases' migrations at a commit; none where it has no such file. */
async function migrationsAt(commit: string): Promise<string | undefined> {
  try {
    const lists = await Promise.all(LISTS.map((file) => git('show', `${commit}:${file}`)))
    return lists.flatMap((list) => list.match(/(?<=name: ')\w+/g) ?? []).join()
  } catch {
    return undefined
  }
}

/**
 * The newest commit of this line whose migrations are today's without the newest: what stands
 * before each commit that changed a list of migrations is looked at, from the newest on.
 */
async function commitBefore(): Promise<string | undefined> {
  const wanted = [sqlite, postgres].flatMap((all) => all.slice(0, -1).map(({ name }) => name))
  const changes = await git('log', '--first-parent', '--format=%P', '--', ...LISTS)
  const before = changes.split('\n').flatMap((parents) => parents.split(' ')[0] || [])
  for (const commit of ['HEAD', ...before]) {
    if ((await migrationsAt(commit)) === wanted.join()) return git('rev-parse', commit)
  }
  return undefined
}

/** Takes a commit's desk and packages out into a folder, beside the dependencies of today. */
async function takeOut(commit: string, folder: string): Promise<void> {
  const archive = join(folder, 'of-git.tar')
  await git('archive', `--output=${archive}`, commit, 'apps/desk', 'packages')
  await run('tar', ['-xf', archive], { cwd: folder })
  rmSync(archive)
  // The packages of that commit, not today's; what npm put beside the desk alone stays there.
  mkdirSync(join(folder, 'node_modules', '@gaashaan'), { recursive: true })
  for (const name of PACKAGES) {
    symlinkSync(join('..', '..', 'packages', name), join(folder, 'node_modules/@gaashaan', name))
  }
  const besideDesk = join(env.deskDir, 'node_modules')
  if (existsSync(besideDesk)) symlinkSync(besideDesk, join(folder, 'apps/desk/node_modules'))
}

/**
 * The folder of the project as it was before its newest migration, under `var/previous` (where
 * Node finds today's dependencies), kept for the next time; or why there is none, in words.
 */
export async function previousVersion(): Promise<{ folder: string } | { missing: string }> {
  const top = await git('rev-parse', '--show-toplevel').catch(() => '')
  if (top === '' || realpathSync(top) !== realpathSync(ROOT)) {
    return { missing: 'this folder is no clone: the version before is in git alone' }
  }
  const commit = await commitBefore()
  if (commit === undefined) {
    return { missing: 'no commit here has the migrations without the newest (a shallow clone?)' }
  }
  const previous = join(ROOT, 'var', 'previous')
  const folder = join(previous, commit)
  if (existsSync(folder)) return { folder }
  mkdirSync(previous, { recursive: true })
  for (const older of readdirSync(previous)) {
    if (!older.startsWith('new-')) rmSync(join(previous, older), { recursive: true, force: true })
  }
  const fresh = mkdtempSync(join(previous, 'new-'))
  await takeOut(commit, fresh)
  try {
    renameSync(fresh, folder)
  } catch (error) {
    // Another run was faster with the same.
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return { folder }
}
