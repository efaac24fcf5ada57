import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './run.mjs'

const IGNORED =
  /^(?:node_modules|\.next|\.react-router|build.*|var|next-env\.d\.ts|.*\.test\.tsx?)$/

function filesBelow(root) {
  if (!existsSync(root)) return []
  if (statSync(root).isFile()) return [root]
  return readdirSync(root)
    .filter((name) => !IGNORED.test(name))
    .sort()
    .flatMap((name) => filesBelow(path.join(root, name)))
}

/** A fingerprint of files and folders, named from the root; tests and built files are left out. */
function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((name) => filesBelow(path.join(ROOT, name)))) {
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/**
 * Does `work` only when the files at `paths` have changed since the stamp was written, so that a
 * second start takes seconds. Resolves to true when the work was done.
 */
export async function whenChanged(stampFile, paths, work) {
  const stamp = path.join(ROOT, stampFile)
  const current = fingerprint(paths)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return false
  await work()
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, current)
  return true
}
