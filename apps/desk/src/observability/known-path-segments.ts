import type { Payload } from 'payload'

/** The desk's own words in addresses: names of its collections and globals, and its endpoints'. */
export function knownPathSegments({ config }: Payload): string[] {
  const owners = [...config.collections, ...config.globals]
  const endpoints = [config, ...owners].flatMap((owner) => owner.endpoints || [])
  const ofPaths = endpoints.flatMap(({ path }) => path.split('/'))
  const words = [...owners.map(({ slug }) => slug), ...ofPaths]
  return [...new Set(words.filter((word) => /^[a-z][a-z-]*$/i.test(word)))]
}
