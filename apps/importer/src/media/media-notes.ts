import type { Payload } from 'payload'
import type { Report } from '../report/report.ts'
import { isFallbackText } from './fallback-alt-text.ts'

const KEY = 'media:'

/** What a person should look at of the files that this source has imported in any run. */
export async function notesOnMedia(payload: Payload, source: string): Promise<Report['notes']> {
  const { docs } = await payload.find({
    collection: 'imports',
    where: { and: [{ source: { equals: source } }, { collection: { equals: 'media' } }] },
    select: { key: true, notes: true },
    sort: 'document',
    pagination: false,
    depth: 0,
  })
  return docs.flatMap(({ key, notes }) =>
    ((notes ?? []) as string[]).map((note) => ({ address: key.slice(KEY.length), note })),
  )
}

/** Pictures that are looked at together. */
const AT_ONCE = 200

/**
 * Every picture that this source has imported in any run and that nobody has described since, whole
 * also after a run that was stopped.
 */
export async function picturesToDescribe(
  payload: Payload,
  source: string,
): Promise<Report['pictures']> {
  const { docs: records } = await payload.find({
    collection: 'imports',
    where: { and: [{ source: { equals: source } }, { collection: { equals: 'media' } }] },
    select: { key: true, document: true },
    sort: 'document',
    pagination: false,
    depth: 0,
  })
  const addresses = new Map(records.map(({ key, document }) => [document, key.slice(KEY.length)]))
  const ids = [...addresses.keys()]
  const found: Report['pictures'] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const { docs } = await payload.find({
      collection: 'media',
      where: { id: { in: ids.slice(at, at + AT_ONCE) } },
      select: { altSo: true, altEn: true },
      sort: 'id',
      pagination: false,
      depth: 0,
    })
    for (const { id, altSo, altEn } of docs) {
      const alt = [altEn, altSo].find(isFallbackText)
      if (alt) found.push({ id, address: addresses.get(id) ?? '', alt })
    }
  }
  return found
}
