import { mogadishuDay, startOfMogadishuDay } from '@gaashaan/contract/mogadishu-time'
import type { Where } from 'payload'

/** The values of the filter above the audit; days as `2026-11-21`, of Mogadishu. */
export interface AuditFilterValues {
  readonly who?: string
  readonly subject?: string
  readonly verb?: string
  readonly collection?: string
  readonly from?: string
  readonly to?: string
}

const isDay = (text: unknown): text is string =>
  typeof text === 'string' && Number.isFinite(startOfMogadishuDay(text).getTime())

/** Conditions for days of Mogadishu, including the whole last one; an invalid day is left out. */
export function dayFilter(from: unknown, to: unknown): Where[] {
  const start = isDay(from) && startOfMogadishuDay(from).toISOString()
  const end = isDay(to) && startOfMogadishuDay(to, 1).toISOString()
  return [
    ...(start ? [{ createdAt: { greater_than_equal: start } }] : []),
    ...(end ? [{ createdAt: { less_than: end } }] : []),
  ]
}

/** The query for filter values, in the form that the list's own filter builder reads and writes. */
export function buildWhere(values: AuditFilterValues): Where {
  const { who, subject, verb, collection, from, to } = values
  const and: Where[] = [
    ...(who ? [{ whoseEmail: { like: who } }] : []),
    ...(subject ? [{ action: { like: `${subject}.` } }] : []),
    ...(verb ? [{ action: { contains: `.${verb}` } }] : []),
    ...(collection ? [{ collection: { equals: collection } }] : []),
    ...dayFilter(from, to),
  ]
  return and.length === 0 ? {} : { or: [{ and }] }
}

/** The filter values of a query; conditions that the filter does not have are left out. */
export function parseWhere(where: Where | undefined): AuditFilterValues {
  const conditions: (Where | null)[] = where?.or?.[0]?.and ?? []
  const value = (field: string, operator: string) => {
    const condition = conditions.find((candidate) => operator in Object(candidate?.[field]))
    return (condition?.[field] as Record<string, string> | undefined)?.[operator]
  }
  const [from, to] = [value('createdAt', 'greater_than_equal'), value('createdAt', 'less_than')]
  return {
    who: value('whoseEmail', 'like'),
    subject: value('action', 'like')?.replace(/\.$/, ''),
    verb: value('action', 'contains')?.replace(/^\./, ''),
    collection: value('collection', 'equals'),
    ...(from && { from: mogadishuDay(from) }),
    ...(to && { to: mogadishuDay(Date.parse(to) - 1) }),
  }
}
