import type { PortraitName, SceneName } from '../../sample-content/pictures/alt-texts.ts'
import {
  army,
  armyLeaders,
  documents,
  ministryLeaders,
  news,
  operations,
  pressReleases,
  publications,
  speeches,
  tenders,
  videos,
  warOnTerror,
} from '../../sample-content/texts/index.ts'
import type { SamplePost } from '../../sample-content/texts/shapes.ts'

/** Every sample post, of whatever kind. */
export const allPosts: readonly SamplePost[] = [
  ...news,
  ...pressReleases,
  ...videos,
  ...documents,
  ...speeches,
  ...publications,
  ...tenders,
  ...army,
  ...warOnTerror,
]

const given = <T>(values: readonly (T | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== undefined)),
]

/** The scenes that some post or operation shows, each once. */
export const usedScenes: readonly SceneName[] = given([
  ...[...allPosts, ...operations].map(({ scene }) => scene),
  ...operations.flatMap(({ photos }) => photos ?? []),
])

export const usedPortraits: readonly PortraitName[] = given(
  [...ministryLeaders, ...armyLeaders].map(({ portrait }) => portrait),
)

/** File names of the clips that videos play. */
export const clipNames: readonly string[] = given(
  videos.map(({ film }) => ('clip' in film ? film.clip : undefined)),
)
