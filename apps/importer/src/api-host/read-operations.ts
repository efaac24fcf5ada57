import { LANGUAGES, type Operation, OperationSchema } from '@gaashaan/contract'
import * as v from 'valibot'
import { momentOf } from '../moment.ts'
import type { Report } from '../report/report.ts'
import type { SourceOperation } from '../source-items.ts'
import type { HostCall } from './read-call.ts'

const blankToNone = (text: string | null | undefined) => text?.trim() || undefined

interface Told {
  readonly SO?: Operation
  readonly EN?: Operation
}

/** The Somali and English texts: a host tells both in each answer, or in each answer its own. */
function textsOf({ SO, EN }: Told): SourceOperation['texts'] {
  const english = EN ?? SO
  const somali = SO ?? EN
  const pick = (name: 'title' | 'description' | 'address') => {
    const en = blankToNone(english?.[name])
    const own = blankToNone(somali?.[`${name}_so`])
    const asked = blankToNone(SO?.[name])
    return { en, so: own ?? (EN && asked !== en ? asked : undefined) }
  }
  const [title, description, address] = [pick('title'), pick('description'), pick('address')]
  const text = (group: 'so' | 'en') => ({
    title: title[group] ?? '',
    ...(description[group] && { description: description[group] }),
    ...(address[group] && { address: address[group] }),
  })
  return {
    ...(title.so && { so: text('so') }),
    ...(title.en && { en: text('en') }),
  }
}

/** The operations of a host, those of both answers under one id as one. */
export async function readOperations(
  call: HostCall,
  host: URL,
  report: Report,
): Promise<SourceOperation[]> {
  const told = new Map<string, Told & { readonly address: string }>()
  for (const language of LANGUAGES) {
    try {
      const { data, address } = await call('featuredOperations', { language })
      if (!Array.isArray(data)) throw new Error('the answer is no list')
      for (const item of data) {
        const read = v.safeParse(OperationSchema, item)
        if (!read.success) {
          const reason = `${v.getDotPath(read.issues[0])}: ${read.issues[0].message}`
          report.entries.push({ thing: 'operation', outcome: 'failed', address, reason })
          continue
        }
        const { id, title } = read.output
        const key = `operation:${id ?? title}`
        told.set(key, { address, ...told.get(key), [language]: read.output })
      }
    } catch (error) {
      const address = `featuredOperations language=${language}`
      const reason = (error as Error).message
      report.entries.push({ thing: 'list', outcome: 'failed', address, reason })
    }
  }
  return [...told].map(([key, { address, ...both }]) => {
    const one = (both.EN ?? both.SO) as Operation
    const photo = one.photo ? URL.parse(one.photo, host.href)?.href : undefined
    // Only the day is told: noon keeps it the same in every zone (`collections/README.md`).
    const day = momentOf(one.start_date)?.slice(0, 10)
    return {
      key,
      ...(one.id !== undefined && { id: one.id }),
      address,
      texts: textsOf(both),
      ...(photo && { photo: { address: photo } }),
      status: one.status_name,
      ...(day && { startDate: `${day}T12:00:00.000Z` }),
    }
  })
}
