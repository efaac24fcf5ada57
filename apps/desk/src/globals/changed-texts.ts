/** What Payload writes itself, which nobody has changed. */
const OWN_KEYS = ['id', 'createdAt', 'updatedAt', 'globalType']

function leaves(value: unknown, path: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) {
    return value === null || value === undefined || value === '' ? [] : [[path, value]]
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    OWN_KEYS.includes(key) ? [] : leaves(inner, path === '' ? key : `${path}.${key}`),
  )
}

/** What differs between two states of a document, `{ 'so.title': [before, after] }`, for the audit. */
export function changedTexts(before: unknown, after: unknown): Record<string, [unknown, unknown]> {
  const [old, now] = [new Map(leaves(before, '')), new Map(leaves(after, ''))]
  const paths = [...new Set([...old.keys(), ...now.keys()])]
  return Object.fromEntries(
    paths
      .filter((path) => old.get(path) !== now.get(path))
      .map((path) => [path, [old.get(path) ?? null, now.get(path) ?? null]]),
  )
}
