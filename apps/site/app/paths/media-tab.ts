/** The parts of the media center, the first one where the address names none (Specification §2). */
export const MEDIA_TABS = ['photos', 'videos', 'resources'] as const

export type MediaTab = (typeof MEDIA_TABS)[number]

/** Items of a tab on one page (Specification §9). */
export const TAB_PAGE_SIZE = 6

/** The tab that the query's `tab` names; photos for anything else. */
export function mediaTab(value: string | null): MediaTab {
  return MEDIA_TABS.find((tab) => tab === value) ?? 'photos'
}
