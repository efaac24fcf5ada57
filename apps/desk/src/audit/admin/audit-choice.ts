import { mogadishuDay, startOfMogadishuDay } from '@gaashaan/contract/mogadishu-time'
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

/** The choice as a filter, in the form that the list's own filter builder reads and writes. */
export function whereOf(choice: AuditChoice): Where {
  const { who, thing, verb, collection, from, to } = choice
  const and: Where[] = [
    ...(who ? [{ whoseEmail: { like: who } }] : []),
    ...(thing ? [{ action: { like: `${thing}.` } }] : []),
    ...(verb ? [{ action: { contains: `.${verb}` } }] : []),
    ...(collection ? [{ collection: { equals: collection } }] : []),
    ...(from
      ? [{ createdAt: { greater_than_equal: startOfMogadishuDay(from).toISOString() } }]
      : []),
    ...(to ? [{ createdAt: { less_than: startOfMogadishuDay(to, 1).toISOString() } }] : []),
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
    ...(from && { from: mogadishuDay(from) }),
    ...(to && { to: mogadishuDay(Date.parse(to) - 1) }),
  }
}
