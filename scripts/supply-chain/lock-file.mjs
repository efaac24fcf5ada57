import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../steps/run.mjs'

/**
 * @typedef {object} LockedPackage
 * @property {string} name
 * @property {string} version
 * @property {string} place Its folder, from the root.
 * @property {string | undefined} integrity Hash of its archive, as the lock file has it.
 * @property {string} [resolved] Where it came from; absent where that is the registry.
 * @property {string} [licence] Its SPDX expression.
 * @property {boolean} isShipped
 * @property {boolean} hasScript Whether it asks for a script at installation.
 */

const readJson = (...parts) => JSON.parse(readFileSync(path.join(ROOT, ...parts), 'utf8'))

/**
 * Our own package.json files by their folders: the root's and those of all its workspaces.
 * @returns {Record<string, Record<string, Readonly<Record<string, string>> | undefined>>}
 */
export function manifests() {
  const root = readJson('package.json')
  // `packages/*`, `apps/*`: read without `globSync`, which the oldest Node that we start with lacks.
  const parents = root.workspaces.map((pattern) => path.dirname(pattern))
  const folders = parents.flatMap((parent) =>
    readdirSync(path.join(ROOT, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${parent}/${entry.name}`),
  )
  return Object.fromEntries(
    ['.', ...folders].map((folder) => [folder, readJson(folder, 'package.json')]),
  )
}

/**
 * Every package that the lock file installs, ours left out.
 * @returns {LockedPackage[]}
 */
export function lockedPackages() {
  const lock = readJson('package-lock.json')
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
