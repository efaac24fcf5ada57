/** The tabs of the media center; the first one is the default (Specification §2). */
export const MEDIA_TABS = ['photos', 'videos', 'resources'] as const

export type MediaTab = (typeof MEDIA_TABS)[number]

/** Items of a tab on one page (Specification §9). */
export const TAB_PAGE_SIZE = 6

/** The tab that the query's `tab` names; photos for anything else. */
export function parseMediaTab(value: string | null): MediaTab {
  return MEDIA_TABS.find((tab) => tab === value) ?? 'photos'
}
