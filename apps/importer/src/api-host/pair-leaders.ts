import { LANGUAGES, type Language, type Leader } from '@gaashaan/contract'

/** A host's profiles of one person by language. */
export type LeaderProfiles = Partial<Record<Language, Leader>>

export interface PairedLeader {
  /** The same in every run. */
  readonly key: string
  readonly profiles: LeaderProfiles
  /** True where a profile in the other language may be of the same person, and nothing says which. */
  readonly isUncertain: boolean
}

type LeaderLists = Readonly<Record<Language, readonly Leader[]>>

/** Photos of several people in one language: a placeholder does not identify a person. */
function sharedPhotos(lists: LeaderLists): ReadonlySet<string> {
  const shared = LANGUAGES.flatMap((language) => {
    const photos = lists[language].flatMap(({ photo }) => photo ?? [])
    return photos.filter((photo, index) => photos.indexOf(photo) !== index)
  })
  return new Set(shared)
}

/**
 * Pairs the leaders that a host lists in each language, in their order: by their ids, else by a photo
 * that nobody else has, else by their names. Nobody is left out.
 */
export function pairLeaders(lists: LeaderLists): readonly PairedLeader[] {
  const shared = sharedPhotos(lists)
  const keyOf = ({ id, photo, name }: Leader): string => {
    if (id !== undefined) return `leader:${id}`
    if (photo && !shared.has(photo)) return `leader:photo:${photo}`
    return `leader:name:${name.trim().toLowerCase()}`
  }
  const people = new Map<string, LeaderProfiles>()
  for (const language of LANGUAGES) {
    for (const leader of lists[language]) {
      const firstKey = keyOf(leader)
      let key = firstKey
      for (let number = 2; people.get(key)?.[language] !== undefined; number += 1) {
        key = `${firstKey}:${number}`
      }
      people.set(key, { ...people.get(key), [language]: leader })
    }
  }
  return [...people].map(([key, profiles]) => {
    const { photo } = (profiles.SO ?? profiles.EN) as Leader
    const isInBoth = LANGUAGES.every((language) => profiles[language] !== undefined)
    return { key, profiles, isUncertain: !isInBoth && !!photo && shared.has(photo) }
  })
}
