import { setTimeout as sleep } from 'node:timers/promises'
import type { PageAddress } from '../load/addresses.ts'
import type { Editor } from '../rush/editor.ts'
import { readerHeaders, visit } from '../server/visit.ts'
import { makeChange, PUBLISH_KINDS, type PublishKind } from './publishes.ts'

/** Milliseconds after which a change has reached a quiet site. */
const SETTLE_MS = 2_500
const ROOMS = ['page', 'call'] as const

/** What the site has rendered so far, by its metrics. */
async function renderCounts(metricsUrl: string) {
  const text = (await visit(metricsUrl)).body.toString()
  const counts = ROOMS.map((room) => {
    const line = new RegExp(`^gaashaan_site_cache_renders_total\\{room="${room}"\\} (\\d+)`, 'm')
    return [room, Number(line.exec(text)?.[1] ?? Number.NaN)]
  })
  return Object.fromEntries(counts) as Record<(typeof ROOMS)[number], number>
}

/** Visits every page once; resolves to how many of them show a text. */
async function countPagesWith(
  site: string,
  pages: readonly PageAddress[],
  text: string,
): Promise<number> {
  let count = 0
  for (const { path, language } of pages) {
    const { body } = await visit(site + path, { ...readerHeaders(language), 'accept-encoding': '' })
    if (body.includes(text)) count += 1
  }
  return count
}

export interface PublishCost {
  readonly kind: PublishKind
  readonly hotPages: number
  /** Pages that show what was published. */
  readonly showing: number
  readonly renders: number
}

/** What a change of each kind costs a quiet site whose pages are all cached and visited. */
export async function measurePublishCost(
  site: string,
  metricsUrl: string,
  editor: Editor,
  pages: readonly PageAddress[],
): Promise<PublishCost[]> {
  const costs: PublishCost[] = []
  for (const kind of PUBLISH_KINDS) {
    await countPagesWith(site, pages, '')
    const before = await renderCounts(metricsUrl)
    const { text } = await makeChange(editor, kind)
    await sleep(SETTLE_MS)
    const showing = await countPagesWith(site, pages, text)
    const { page } = await renderCounts(metricsUrl)
    costs.push({ kind, hotPages: pages.length, showing, renders: page - before.page })
  }
  return costs
}
