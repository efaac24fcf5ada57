import { LANGUAGES, type Language, type Leader } from '@gaashaan/contract'

/** What a host tells of one person, in the languages in which it does. */
export type HostLeader = Partial<Record<Language, Leader>>

export interface PairedLeader {
  /** The same in every run. */
  readonly key: string
  readonly told: HostLeader
  /** True where another language may tell of the same person, and nothing says which of them. */
  readonly isUncertain: boolean
}

const photosOf = (leaders: readonly Leader[]) =>
  leaders.flatMap(({ photo }) => (photo ? [photo] : []))

/** Photos that stand for several people: a placeholder says nothing of who somebody is. */
function sharedPhotos(told: Readonly<Record<Language, readonly Leader[]>>): ReadonlySet<string> {
  const shared = LANGUAGES.flatMap((language) => {
    const photos = photosOf(told[language])
    return photos.filter((photo, at) => photos.indexOf(photo) !== at)
  })
  return new Set(shared)
}

/**
 * The leaders that a host lists in each language as persons, in their order: the same person by the
 * id, else by a photo that nobody else has, else by the name. Nobody is left out.
 */
export function pairLeaders(
  told: Readonly<Record<Language, readonly Leader[]>>,
): readonly PairedLeader[] {
  const shared = sharedPhotos(told)
  const keyOf = ({ id, photo, name }: Leader): string => {
    if (id !== undefined) return `leader:${id}`
    if (photo && !shared.has(photo)) return `leader:photo:${photo}`
    return `leader:name:${name.trim().toLowerCase()}`
  }
  const people = new Map<string, HostLeader>()
  for (const language of LANGUAGES) {
    for (const leader of told[language]) {
      const first = keyOf(leader)
      let key = first
      for (let other = 2; people.get(key)?.[language] !== undefined; other += 1) {
        key = `${first}:${other}`
      }
      people.set(key, { ...people.get(key), [language]: leader })
    }
  }
  return [...people].map(([key, person]) => {
    const { photo } = (person.SO ?? person.EN) as Leader
    const isInBoth = LANGUAGES.every((language) => person[language] !== undefined)
    return { key, told: person, isUncertain: !isInBoth && !!photo && shared.has(photo) }
  })
}
