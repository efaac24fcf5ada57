import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { previousCommit, ROOT, takeOut } from './previous-commit.ts'

/** Lets a version's modules find its own packages, and what npm put beside the desk alone. */
function link(folder: string): void {
  mkdirSync(join(folder, 'node_modules', '@gaashaan'), { recursive: true })
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join('..', '..', 'packages', name), join(folder, 'node_modules/@gaashaan', name))
  }
  const besideDesk = join(ROOT, 'apps/desk/node_modules')
  if (existsSync(besideDesk)) symlinkSync(besideDesk, join(folder, 'apps/desk/node_modules'))
}

/**
 * The folder of desk and packages as they were before the newest migration, under `var/previous`,
 * where Node finds today's dependencies, kept for the next time; or why there is none, in words.
 */
export async function previousVersion(): Promise<{ folder: string } | { missing: string }> {
  const found = await previousCommit()
  if ('missing' in found) return found
  const previous = join(ROOT, 'var', 'previous')
  const folder = join(previous, found.commit)
  if (existsSync(folder)) return { folder }
  mkdirSync(previous, { recursive: true })
  for (const older of readdirSync(previous)) {
    if (!older.startsWith('new-')) rmSync(join(previous, older), { recursive: true, force: true })
  }
  const fresh = mkdtempSync(join(previous, 'new-'))
  await takeOut(found.commit, fresh, 'apps/desk', 'packages')
  link(fresh)
  try {
    renameSync(fresh, folder)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    // Another run may have been faster with the same.
    if (!existsSync(folder)) throw error
  }
  return { folder }
}
