import type { PageAddress } from '../load/addresses.ts'

export const HOME: readonly PageAddress[] = [
  { path: '/', language: 'SO' },
  { path: '/', language: 'EN' },
]

const NEWS: readonly PageAddress[] = [
  { path: '/resources/news', language: 'SO' },
  { path: '/resources/news', language: 'EN' },
]

export const HOME_AND_NEWS = [...HOME, ...NEWS]

const LISTS: readonly PageAddress[] = [
  ...NEWS,
  { path: '/resources/PressRelease', language: 'SO' },
  { path: '/resources/MediaCenter', language: 'EN' },
  { path: '/resources/OperationsCampaigns', language: 'SO' },
  { path: '/ministry/ArmyLeadership', language: 'EN' },
]

const ARTICLES = 4

/** Ten different pages: lists, and the desk's newest articles. */
export async function tenPages(desk: string): Promise<PageAddress[]> {
  const call = `${desk}/api/posts/public/latest?category_id=1&language=SO&limit=${ARTICLES}`
  const { data } = (await (await fetch(call)).json()) as { data: { id: number }[] }
  if (data.length < ARTICLES) throw new Error(`the desk has only ${data.length} articles`)
  const article = ({ id }: { id: number }): PageAddress => ({
    path: `/resources/NewsDetail/war-${id}`,
    language: 'SO',
  })
  return [...LISTS, ...data.map(article)]
}
