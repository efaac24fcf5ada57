import { editDistance } from './edit-distance.ts'

/** Most wrong letters in a name that begins like a known one, and in any other name. */
const MAX_TYPOS_AFTER_PREFIX = 2
const MAX_TYPOS_ANYWHERE = 1

const prefixOf = (name: string) => name.split('_')[0]

/**
 * A line for each environment variable that is not known but looks like a known one: `S3_BUKET`,
 * `SMPT_URL`. Other programs have variables too, so two letters may be wrong only in a name with the
 * prefix of a known one, up to the first `_`.
 */
export function misspeltVariables(
  source: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  const names = known.filter((name) => name.includes('_'))
  const prefixes = new Set(names.map(prefixOf))
  return Object.keys(source).flatMap((name) => {
    if (!name.includes('_') || known.includes(name) || !source[name]?.trim()) return []
    const maxTypos = prefixes.has(prefixOf(name)) ? MAX_TYPOS_AFTER_PREFIX : MAX_TYPOS_ANYWHERE
    const closest = names.find((knownName) => editDistance(name, knownName) <= maxTypos)
    return closest ? [`${name}: is no variable of this program; ${closest} is`] : []
  })
}
