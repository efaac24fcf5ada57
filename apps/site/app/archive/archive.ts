import type { Language } from '@gaashaan/contract/language'
import { PATHS } from '../paths/canonical-paths.ts'

/** The archive of each list; a month has a page below it: `/resources/news/archive/2026-11`. */
export const ARCHIVE_PATHS = {
  news: `${PATHS.news}/archive`,
  pressReleases: `${PATHS.pressRelease}/archive`,
  speeches: `${PATHS.speeches}/archive`,
  publications: `${PATHS.publications}/archive`,
  tenders: `${PATHS.tenders}/archive`,
  army: `${PATHS.army}/archive`,
  warOnTerror: `${PATHS.war}/archive`,
  videos: `${PATHS.mediaCenter}/videos/archive`,
  documents: `${PATHS.mediaCenter}/documents/archive`,
} as const

export type ArchivedList = keyof typeof ARCHIVE_PATHS

export const ARCHIVED_LISTS = Object.keys(ARCHIVE_PATHS) as ArchivedList[]

/** A month as its page's path has it. */
export const MONTH_PATTERN = /^(?:20|19)\d\d-(?:0[1-9]|1[0-2])$/

/** Number of texts on one page of a month. */
export const ARCHIVE_SIZE = 20

/** A month of a list such as `2026-11`, in Mogadishu's calendar, and how many texts it has. */
export interface ArchiveMonth {
  readonly month: string
  readonly count: number
}

export interface ArchiveItem {
  /** Path of the page, without a language. */
  readonly to: string
  readonly title: string
  /** The beginning of its text. */
  readonly extract: string
  /** ISO instant. */
  readonly date: string
  readonly subcategory?: string
}

export interface ArchiveQuery {
  readonly language: Language
  readonly list: ArchivedList
  /** Only the months are listed where it is left out. */
  readonly month?: string
  /** From 1. */
  readonly page: number
}

/**
 * `preparing`: the search index is being built. `away`: it does not respond. `ready`: every month of the
 * list, newest first, with one page of the requested month and the number of its texts.
 */
export type ArchiveResult =
  | { readonly state: 'preparing' | 'away' }
  | {
      readonly state: 'ready'
      readonly isBehind: boolean
      readonly months: readonly ArchiveMonth[]
      readonly total: number
      readonly items: readonly ArchiveItem[]
    }

/** Lists what was published in which month. Never throws. */
export type QueryArchive = (query: ArchiveQuery) => Promise<ArchiveResult>
