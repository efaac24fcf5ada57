import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../steps/run.mjs'

const read = (...parts) => JSON.parse(readFileSync(path.join(ROOT, ...parts), 'utf8'))

/** Every package.json of ours, by its folder: the root's and those of all its workspaces. */
export function manifests() {
  const root = read('package.json')
  // `packages/*`, `apps/*`: read without `globSync`, which the oldest Node that we start with lacks.
  const parents = root.workspaces.map((pattern) => path.dirname(pattern))
  const folders = parents.flatMap((parent) =>
    readdirSync(path.join(ROOT, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${parent}/${entry.name}`),
  )
  return Object.fromEntries(
    ['.', ...folders].map((folder) => [folder, read(folder, 'package.json')]),
  )
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
