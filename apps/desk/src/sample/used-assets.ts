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

/** The sample posts of all kinds. */
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

const unique = <T>(values: readonly (T | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== undefined)),
]

/** The scenes that posts and operations show, each once. */
export const usedScenes: readonly SceneName[] = unique([
  ...[...allPosts, ...operations].map(({ scene }) => scene),
  ...operations.flatMap(({ photos }) => photos ?? []),
])

export const usedPortraits: readonly PortraitName[] = unique(
  [...ministryLeaders, ...armyLeaders].map(({ portrait }) => portrait),
)

/** File names of the videos' clips. */
export const clipNames: readonly string[] = unique(
  videos.map(({ film }) => ('clip' in film ? film.clip : undefined)),
)
