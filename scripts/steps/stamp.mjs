import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './run.mjs'

const PASSED_OVER =
  /^(?:node_modules|\.next|\.react-router|build.*|var|next-env\.d\.ts|.*\.test\.tsx?)$/

function filesBelow(place) {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place)
    .filter((name) => !PASSED_OVER.test(name))
    .sort()
    .flatMap((name) => filesBelow(path.join(place, name)))
}

/** A fingerprint of files and folders, named from the root; tests and built files do not count. */
export function fingerprint(places) {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesBelow(path.join(ROOT, place)))) {
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/**
 * Does `work` only when `places` differ from what they were when the stamp was written, so that a
 * second start takes seconds. Resolves to true when the work was done.
 */
export async function whenChanged(stampFile, places, work) {
  const stamp = path.join(ROOT, stampFile)
  const now = fingerprint(places)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false
  await work()
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
  return true
}
