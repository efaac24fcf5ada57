import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../steps/run.mjs'

/** Folders of the repository that have packages of their own. */
export const WORKSPACES = ['.', 'packages/contract', 'apps/site', 'apps/desk']

const read = (...parts) => JSON.parse(readFileSync(path.join(ROOT, ...parts), 'utf8'))

/** Every package.json of ours, by its folder. */
export function manifests() {
  return Object.fromEntries(WORKSPACES.map((folder) => [folder, read(folder, 'package.json')]))
}

/**
 * Every package that the lock file installs, ours left out: its name, version and place, the hash of
 * its archive, its licence as it says itself, whether we ship it, and whether it asks for a script to
 * be run when it is installed.
 */
export function lockedPackages(lock = read('package-lock.json')) {
  return Object.entries(lock.packages).flatMap(([place, entry]) => {
    if (!place.includes('node_modules/') || entry.link) return []
    return {
      name: entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version,
      place,
      integrity: entry.integrity,
      resolved: entry.resolved,
      licence: entry.license,
      isShipped: entry.dev !== true,
      hasScript: entry.hasInstallScript === true,
    }
  })
}
