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
import { extractCommit, previousCommit, ROOT } from './previous-commit.ts'

/** Links a version's own packages, and the dependencies that npm installed for the desk alone. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules', '@gaashaan'), { recursive: true })
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join('..', '..', 'packages', name), join(folder, 'node_modules/@gaashaan', name))
  }
  const deskModules = join(ROOT, 'apps/desk/node_modules')
  if (existsSync(deskModules)) symlinkSync(deskModules, join(folder, 'apps/desk/node_modules'))
}

/**
 * The folder with the desk and the packages as they were before the newest migration, or a sentence that
 * says why there is none. It stays in `var/previous`, where Node finds the current dependencies.
 */
export async function previousVersion(): Promise<{ folder: string } | { missing: string }> {
  const result = await previousCommit()
  if ('missing' in result) return result
  const previous = join(ROOT, 'var', 'previous')
  const folder = join(previous, result.commit)
  if (existsSync(folder)) return { folder }
  mkdirSync(previous, { recursive: true })
  for (const older of readdirSync(previous)) {
    if (!older.startsWith('new-')) rmSync(join(previous, older), { recursive: true, force: true })
  }
  const fresh = mkdtempSync(join(previous, 'new-'))
  await extractCommit(result.commit, fresh, 'apps/desk', 'packages')
  linkPackages(fresh)
  try {
    renameSync(fresh, folder)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    // Another run may have created the folder meanwhile.
    if (!existsSync(folder)) throw error
  }
  return { folder }
}
