import type { Language } from '@gaashaan/contract/language'
import { PATHS } from '../paths/canonical-paths.ts'

/** Where the months of each list stand: `/resources/news/archive/2026-11`. */
export const ARCHIVES = {
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

export type ArchivedList = keyof typeof ARCHIVES

export const ARCHIVED_LISTS = Object.keys(ARCHIVES) as ArchivedList[]

/** A month as its address has it. */
export const MONTH = /^(?:20|19)\d\d-(?:0[1-9]|1[0-2])$/

/** Texts of a month to a page. */
export const ARCHIVE_SIZE = 20

/** A month of a list, `2026-11` in Mogadishu, and how many texts it has. */
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
  /** The months alone where it is left out. */
  readonly month?: string
  /** From 1. */
  readonly page: number
}

/**
 * `preparing`: the texts are being gathered. `away`: nobody can tell now. Else every month of the
 * list, newest first, and of the asked month a page and how many texts it has.
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

/** How pages ask for what was published when. Never throws. */
export type QueryArchive = (question: ArchiveQuery) => Promise<ArchiveResult>
