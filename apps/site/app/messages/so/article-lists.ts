import type { PostKind } from '@gaashaan/contract/categories'

/** What an article says of the list it stands in: the way back, its latest, and the way to all of it. */
interface ListMessages {
  readonly back: string
  readonly latest: string
  readonly all: string
}

export const articleLists: Readonly<Record<PostKind, ListMessages>> = {
  news: {
    back: 'Ku noqo wararka',
    latest: 'Wararkii ugu dambeeyay',
    all: 'Dhammaan wararka',
  },
  pressReleases: {
    back: 'Ku noqo war-saxaafadeedyada',
    latest: 'War-saxaafadeedyadii ugu dambeeyay',
    all: 'Dhammaan war-saxaafadeedyada',
  },
  speeches: {
    back: 'Ku noqo khudbadaha',
    latest: 'Khudbadihii ugu dambeeyay',
    all: 'Dhammaan khudbadaha',
  },
  publications: {
    back: 'Ku noqo daabacaadaha',
    latest: 'Daabacaadihii ugu dambeeyay',
    all: 'Dhammaan daabacaadaha',
  },
  tenders: {
    back: 'Ku noqo qandaraasyada',
    latest: 'Qandaraasyadii ugu dambeeyay',
    all: 'Dhammaan qandaraasyada',
  },
  army: {
    back: 'Ku noqo wararka ciidanka',
    latest: 'Wararkii ugu dambeeyay ee ciidanka',
    all: 'Dhammaan wararka ciidanka',
  },
  warOnTerror: {
    back: 'Ku noqo la dagaallanka argagixisada',
    latest: 'Wararkii ugu dambeeyay ee la dagaallanka argagixisada',
    all: 'Dhammaan wararka la dagaallanka argagixisada',
  },
  videos: {
    back: 'Ku noqo muuqaallada',
    latest: 'Muuqaalladii ugu dambeeyay',
    all: 'Dhammaan muuqaallada',
  },
  documents: {
    back: 'Ku noqo dukumentiyada',
    latest: 'Dukumentiyadii ugu dambeeyay',
    all: 'Dhammaan dukumentiyada',
  },
}
