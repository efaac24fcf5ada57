/** Keys that Payload writes itself. */
const IGNORED_KEYS = ['id', 'createdAt', 'updatedAt', 'globalType']

function leaves(value: unknown, path: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) {
    return value === null || value === undefined || value === '' ? [] : [[path, value]]
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    IGNORED_KEYS.includes(key) ? [] : leaves(inner, path === '' ? key : `${path}.${key}`),
  )
}

/** The differences between two states of a document for the audit: `{ 'so.title': [before, after] }`. */
export function changedTexts(before: unknown, after: unknown): Record<string, [unknown, unknown]> {
  const [old, current] = [new Map(leaves(before, '')), new Map(leaves(after, ''))]
  const paths = new Set([...old.keys(), ...current.keys()])
  return Object.fromEntries(
    [...paths]
      .filter((path) => old.get(path) !== current.get(path))
      .map((path) => [path, [old.get(path) ?? null, current.get(path) ?? null]]),
  )
}
