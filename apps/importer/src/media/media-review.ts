import type { Payload } from 'payload'
import type { Report } from '../report/report.ts'
import { isFallbackText } from './fallback-alt-text.ts'

const KEY = 'media:'

/** Pictures that are read at a time. */
const BATCH = 200

/**
 * The files that a source has imported in any run and that a person should look at: notes on files,
 * and pictures whose alternative text is still a fallback.
 */
export async function reviewMedia(
  payload: Payload,
  source: string,
): Promise<Pick<Report, 'notes' | 'pictures'>> {
  const { docs: records } = await payload.find({
    collection: 'imports',
    where: { and: [{ source: { equals: source } }, { collection: { equals: 'media' } }] },
    select: { key: true, document: true, notes: true },
    sort: 'document',
    pagination: false,
    depth: 0,
  })
  const files = records.map(({ key, document, notes }) => ({
    id: document,
    address: key.slice(KEY.length),
    notes: (notes ?? []) as string[],
  }))
  const addresses = new Map(files.map(({ id, address }) => [id, address]))
  const ids = [...addresses.keys()]
  const pictures: Report['pictures'] = []
  for (let start = 0; start < ids.length; start += BATCH) {
    const { docs } = await payload.find({
      collection: 'media',
      where: { id: { in: ids.slice(start, start + BATCH) } },
      select: { altSo: true, altEn: true },
      sort: 'id',
      pagination: false,
      depth: 0,
    })
    for (const { id, altSo, altEn } of docs) {
      const alt = [altEn, altSo].find(isFallbackText)
      if (alt) pictures.push({ id, address: addresses.get(id) ?? '', alt })
    }
  }
  const notes = files.flatMap(({ address, notes: ofFile }) =>
    ofFile.map((note) => ({ address, note })),
  )
  return { notes, pictures }
}
