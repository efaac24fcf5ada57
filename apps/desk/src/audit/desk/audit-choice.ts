import type { Where } from 'payload'

/** What is chosen in the filter above the audit; days as `2026-11-21`, of Mogadishu. */
export interface AuditChoice {
  readonly who?: string
  readonly thing?: string
  readonly verb?: string
  readonly collection?: string
  readonly from?: string
  readonly to?: string
}

type Parts = readonly Record<string, Record<string, string>>[]

const DAY_MS = 24 * 60 * 60 * 1000

/** The instant at which a day of Mogadishu begins, or the one so many days later. */
const midnight = (day: string, later = 0): string =>
  new Date(Date.parse(`${day}T00:00:00+03:00`) + later * DAY_MS).toISOString()

const dayOf = (instant: string, later = 0): string =>
  new Date(Date.parse(instant) + 3 * 60 * 60 * 1000 + later * DAY_MS).toISOString().slice(0, 10)

/** The choice as a filter, in the form that the list's own filter builder reads and writes. */
export function whereOf(choice: AuditChoice): Where {
  const { who, thing, verb, collection, from, to } = choice
  const and: Where[] = [
    ...(who ? [{ whoseEmail: { like: who } }] : []),
    ...(thing ? [{ action: { like: `${thing}.` } }] : []),
    ...(verb ? [{ action: { contains: `.${verb}` } }] : []),
    ...(collection ? [{ collection: { equals: collection } }] : []),
    ...(from ? [{ createdAt: { greater_than_equal: midnight(from) } }] : []),
    ...(to ? [{ createdAt: { less_than: midnight(to, 1) } }] : []),
  ]
  return and.length === 0 ? {} : { or: [{ and }] }
}

/** What a filter of ours chooses; of another's, what is alike. */
export function choiceIn(where: Where | undefined): AuditChoice {
  const parts = ((where?.or?.[0]?.and ?? []) as Where[]).filter(Boolean) as unknown as Parts
  const value = (field: string, operator: string) =>
    parts.map((part) => part[field]?.[operator]).find((found) => found !== undefined)
  const [from, to] = [value('createdAt', 'greater_than_equal'), value('createdAt', 'less_than')]
  return {
    who: value('whoseEmail', 'like'),
    thing: value('action', 'like')?.replace(/\.$/, ''),
    verb: value('action', 'contains')?.replace(/^\./, ''),
    collection: value('collection', 'equals'),
    ...(from && { from: dayOf(from) }),
    ...(to && { to: dayOf(to, -1) }),
  }
}
