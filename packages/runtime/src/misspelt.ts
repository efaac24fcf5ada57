import { editDistance } from './edit-distance.ts'

/** Letters that may be wrong in a name that is meant for a known one, and in its beginning too. */
const MAX_TYPOS = 2
const MAX_TYPOS_ANYWHERE = 1

/**
 * Variables that are not known but look like one that is: `S3_BUKET`, `SMPT_URL`. Other programs
 * have variables too, so two letters may be wrong only in a name that begins like one of ours, up to
 * the first `_`. One line for each.
 */
export function closestName(
  source: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  const rooms = new Set(
    known.filter((name) => name.includes('_')).map((name) => name.split('_')[0]),
  )
  return Object.keys(source).flatMap((name) => {
    if (!name.includes('_') || known.includes(name) || !source[name]?.trim()) return []
    const most = rooms.has(name.split('_')[0]) ? MAX_TYPOS : MAX_TYPOS_ANYWHERE
    const meant = known.find((each) => each.includes('_') && editDistance(name, each) <= most)
    return meant ? [`${name}: is no variable of this program; ${meant} is`] : []
  })
}
