import { LANGUAGES, type Language, type Operation, OperationSchema } from '@gaashaan/contract'
import * as v from 'valibot'
import { toIsoDate } from '../iso-date.ts'
import { addFailure, type Report } from '../report/report.ts'
import type { SourceOperation } from '../source-items.ts'
import { callText, fileUrl, type HostCall } from './read-call.ts'

type OperationByLanguage = Partial<Record<Language, Operation>>

const nonBlank = (text: string | null | undefined) => text?.trim() || undefined

/** The Somali and English texts: a host has both in each response, or one in each. */
function textsOf({ SO, EN }: OperationByLanguage): SourceOperation['texts'] {
  const textOf = (name: 'title' | 'description' | 'address') => {
    const en = nonBlank((EN ?? SO)?.[name])
    const so = nonBlank((SO ?? EN)?.[`${name}_so`])
    const inSomaliResponse = nonBlank(SO?.[name])
    return { en, so: so ?? (EN && inSomaliResponse !== en ? inSomaliResponse : undefined) }
  }
  const [title, description, address] = [textOf('title'), textOf('description'), textOf('address')]
  const text = (group: 'so' | 'en') => ({
    title: title[group] ?? '',
    description: description[group],
    address: address[group],
  })
  return { ...(title.so && { so: text('so') }), ...(title.en && { en: text('en') }) }
}

/** The operations of a host; those with the same id in both responses are one. */
export async function readOperations(
  call: HostCall,
  host: URL,
  report: Report,
): Promise<SourceOperation[]> {
  const operations = new Map<string, OperationByLanguage & { readonly address: string }>()
  for (const language of LANGUAGES) {
    try {
      const { data, address } = await call('featuredOperations', { language })
      if (!Array.isArray(data)) throw new Error('the answer is no list')
      for (const item of data) {
        const parsed = v.safeParse(OperationSchema, item)
        if (!parsed.success) {
          const [issue] = parsed.issues
          const reason = `${v.getDotPath(issue)}: ${issue.message}`
          addFailure(report, { thing: 'operation', address, reason })
          continue
        }
        const { id, title } = parsed.output
        const key = `operation:${id ?? title}`
        operations.set(key, { address, ...operations.get(key), [language]: parsed.output })
      }
    } catch (error) {
      const address = callText('featuredOperations', { language })
      addFailure(report, { thing: 'list', address, reason: (error as Error).message })
    }
  }
  return [...operations].map(([key, { address, ...byLanguage }]) => {
    const { id, photo, start_date, status_name } = (byLanguage.EN ?? byLanguage.SO) as Operation
    const photoUrl = fileUrl(photo, host)
    // A host sends the day alone: noon is the same day in every zone (`collections/README.md`).
    const day = toIsoDate(start_date)?.slice(0, 10)
    return {
      key,
      id,
      address,
      texts: textsOf(byLanguage),
      photo: photoUrl ? { address: photoUrl } : undefined,
      status: status_name,
      startDate: day && `${day}T12:00:00.000Z`,
    }
  })
}
