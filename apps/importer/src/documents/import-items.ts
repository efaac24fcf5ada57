import type { Payload, Where } from 'payload'
import {
  type AltTexts,
  operationAlt,
  portraitAlt,
  unattachedAlt,
} from '../media/fallback-alt-text.ts'
import type {
  SourceFile,
  SourceLeader,
  SourceOperation,
  SourceSubcategory,
  UnattachedFile,
} from '../source-items.ts'
import { type DocumentData, type ImportContext, importAndReport } from './import-document.ts'

/** The id of an editor's subcategory of the same kind and with one of the names. */
async function findByName(payload: Payload, { kind, names }: SourceSubcategory) {
  const byName: Where[] = [
    ...(names.so ? [{ nameSo: { equals: names.so } }] : []),
    ...(names.en ? [{ nameEn: { equals: names.en } }] : []),
  ]
  const { docs } = await payload.find({
    collection: 'subcategories',
    where: { and: [{ kind: { equals: kind } }, { or: byName }] },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0]?.id
}

/** Imports subcategories; resolves to their ids at the desk by their keys. */
export async function importSubcategories(
  subcategories: readonly SourceSubcategory[],
  source: string,
  context: ImportContext,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const subcategory of subcategories) {
    const { key, kind, names, id } = subcategory
    const heading = names.so ?? names.en ?? ''
    const item = { thing: 'subcategory', address: source, heading } as const
    const isImported = (await context.records.find(key)) !== undefined
    const existing = isImported ? undefined : await findByName(context.payload, subcategory)
    if (existing !== undefined) {
      context.report.entries.push({ ...item, outcome: 'unchanged', id: existing })
      ids.set(key, existing)
      continue
    }
    const data = { kind, nameSo: names.so ?? '', nameEn: names.en ?? '' }
    const imported = await importAndReport(context, item, {
      key,
      collection: 'subcategories',
      id,
      source: data,
      build: async () => ({
        data: { ...data, _status: 'published' },
        incomplete: false,
        notes: [],
      }),
    })
    if (imported !== undefined) ids.set(key, imported)
  }
  return ids
}

/** The picture of a document that is not a post; the document is incomplete when it failed. */
async function importPhoto(
  { importFile }: ImportContext,
  photo: SourceFile | undefined,
  alt: AltTexts,
): Promise<{ id: number | null; incomplete: boolean; notes: string[] }> {
  if (photo === undefined) return { id: null, incomplete: false, notes: [] }
  const file = await importFile(photo, alt)
  if (file?.kind === 'picture') return { id: file.id, incomplete: false, notes: [] }
  const notes = [`Its picture did not come: ${photo.address}`]
  return { id: null, incomplete: true, notes }
}

export async function importOperation(
  operation: SourceOperation,
  context: ImportContext,
): Promise<void> {
  const { key, id, address, texts, photo, status, startDate } = operation
  const [so, en] = [texts.so?.title, texts.en?.title]
  const build = async (): Promise<DocumentData> => {
    const picture = await importPhoto(context, photo, operationAlt({ so, en }))
    const fields = { ...texts, status, startDate: startDate ?? null, photo: picture.id }
    const { incomplete, notes } = picture
    return { data: { ...fields, featured: true, _status: 'published' }, incomplete, notes }
  }
  const item = { thing: 'operation', address, heading: so ?? en ?? '' } as const
  const document = { key, collection: 'operations', id, source: operation, build } as const
  await importAndReport(context, item, document)
}

/** Whether the desk has another leader in this role; it allows one. */
async function isRoleTaken({ payload, records }: ImportContext, { key, role }: SourceLeader) {
  if (role === undefined || (await records.find(key))) return false
  const { totalDocs } = await payload.count({
    collection: 'leaders',
    where: { and: [{ institution: { equals: 'ministry' } }, { role: { equals: role } }] },
  })
  return totalDocs > 0
}

async function leaderData(leader: SourceLeader, context: ImportContext): Promise<DocumentData> {
  const { address, institution, role, order, texts, photo, bgColor } = leader
  const { importFile, convertShort, links } = context
  const alt = portraitAlt(texts)
  const picture = await importPhoto(context, photo, alt)
  let { incomplete } = picture
  const { notes } = picture
  const groups: Record<string, object> = {}
  for (const [group, { name, title, html }] of Object.entries(texts)) {
    const description = await convertShort(html, {
      ...links,
      base: address,
      linesAreParagraphs: false,
      importFile: (url, altText) =>
        importFile({ address: url, alt: altText ? { [group]: altText } : undefined }, alt),
    })
    notes.push(...description.notes)
    incomplete ||= description.incomplete
    groups[group] = { name, title, description: description.content }
  }
  const fields = { institution, role: role ?? null, order, bgColor: bgColor ?? null }
  const data = { ...fields, ...groups, photo: picture.id, _status: 'published' }
  return { data, incomplete, notes }
}

export async function importLeader(leader: SourceLeader, context: ImportContext): Promise<void> {
  const { key, id, address, texts } = leader
  const heading = texts.so?.name ?? texts.en?.name ?? ''
  const item = { thing: 'leader', address, heading } as const
  if (await isRoleTaken(context, leader)) {
    const reason = 'the desk has a leader in this role'
    context.report.entries.push({ ...item, outcome: 'kept', reason })
    return
  }
  await importAndReport(context, item, {
    key,
    collection: 'leaders',
    id,
    source: leader,
    build: () => leaderData(leader, context),
  })
}

/** Imports a file that may be in no text, and redirects its old path. */
export async function importUnattachedFile(
  file: UnattachedFile,
  { dryRun, importFile, payload, report }: ImportContext,
): Promise<void> {
  if (dryRun) return
  const imported = await importFile(file, unattachedAlt(file.title))
  if (imported === undefined || file.oldPath === undefined) return
  const { filename } = await payload.findByID({ collection: 'media', id: imported.id, depth: 0 })
  report.redirects.push({ from: file.oldPath, to: `/media/${filename}` })
}
