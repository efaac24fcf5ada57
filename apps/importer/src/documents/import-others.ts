import type { Records } from '@gaashaan/desk/collections/imports/import-records'
import type { Payload, Where } from 'payload'
import type { HtmlConverter } from '../html/html-to-rich-text.ts'
import { type AltTexts, looseAlt, operationAlt, portraitAlt } from '../media/fallback-alt-text.ts'
import type { ImportedFile, MediaImporter } from '../media/import-media.ts'
import { failureReason } from '../report/failure-reason.ts'
import type { Report, ReportSubject } from '../report/report.ts'
import type {
  SourceFile,
  SourceLeader,
  SourceOperation,
  SourceSubcategory,
  UnattachedFile,
} from '../source-items.ts'
import { fingerprint } from './fingerprint.ts'
import { type CreatedDocument, type DocumentToImport, importDocument } from './import-document.ts'
import type { TextContext } from './rewrite-links.ts'

export interface OthersWork {
  readonly payload: Payload
  readonly records: Records
  readonly report: Report
  readonly media: MediaImporter
  readonly convert: HtmlConverter
  /** For descriptions, whose editor holds words alone. */
  readonly convertShort: HtmlConverter
  readonly around: Pick<TextContext, 'newPath' | 'isOwnFile'>
  readonly dryRun: boolean
}

interface Named {
  readonly thing: ReportSubject
  readonly address: string
  readonly heading: string
}

/** Brings one document and writes its outcome into the report; answers its id. */
async function importFile(
  { payload, records, report, dryRun }: OthersWork,
  { thing, address, heading }: Named,
  wanted: DocumentToImport,
): Promise<number | undefined> {
  try {
    const imported = await importDocument(payload, records, wanted, dryRun)
    const { outcome, id, idWasTaken, notes = [] } = imported
    const taken = idWasTaken ? [`Its number ${wanted.id} was taken: it has a new one.`] : []
    for (const note of [...notes, ...taken]) report.notes.push({ address, note })
    report.entries.push({ thing, outcome, address, heading, ...(id && { id }) })
    return outcome === 'removed' ? undefined : id
  } catch (error) {
    const reason = failureReason(error)
    report.entries.push({ thing, outcome: 'failed', address, heading, reason })
    return undefined
  }
}

/** An editor's subcategory of the same kind and name is the one that is meant. */
async function sameName(payload: Payload, { kind, names }: SourceSubcategory) {
  const named: Where[] = [
    ...(names.so ? [{ nameSo: { equals: names.so } }] : []),
    ...(names.en ? [{ nameEn: { equals: names.en } }] : []),
  ]
  const { docs } = await payload.find({
    collection: 'subcategories',
    where: { and: [{ kind: { equals: kind } }, { or: named }] },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0]?.id
}

/** Brings subcategories; answers their ids at the desk by their keys. */
export async function importSubcategories(
  subcategories: readonly SourceSubcategory[],
  source: string,
  work: OthersWork,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const subcategory of subcategories) {
    const { key, kind, names, id } = subcategory
    const heading = names.so ?? names.en ?? ''
    const known = (await work.records.find(key))
      ? undefined
      : await sameName(work.payload, subcategory)
    const data = { kind, nameSo: names.so ?? '', nameEn: names.en ?? '' }
    const made = async (): Promise<CreatedDocument> => ({ data, incomplete: false })
    const named = { thing: 'subcategory', address: source, heading } as const
    const wanted = {
      key,
      collection: 'subcategories',
      id,
      told: fingerprint(data),
      make: made,
    } as const
    if (known !== undefined) work.report.entries.push({ ...named, outcome: 'unchanged', id: known })
    const imported = known ?? (await importFile(work, named, wanted))
    if (imported !== undefined) ids.set(key, imported)
  }
  return ids
}

/** A picture of a document that is not a post; the document is asked for again when it failed. */
async function photoOf(
  { media }: OthersWork,
  photo: SourceFile | undefined,
  alt: AltTexts,
): Promise<{ photo: number | null; incomplete: boolean; notes: string[] }> {
  const file: ImportedFile | undefined = photo && (await media.importFile(photo, alt))
  const isPicture = file?.sort === 'picture'
  const notes = photo && !isPicture ? [`Its picture did not come: ${photo.address}`] : []
  return { photo: isPicture ? file.id : null, incomplete: notes.length > 0, notes }
}

export async function importOperation(operation: SourceOperation, work: OthersWork) {
  const { key, id, address, texts, photo, status, startDate } = operation
  const heading = texts.so?.title ?? texts.en?.title ?? ''
  const make = async (): Promise<CreatedDocument> => {
    const alt = operationAlt({ so: texts.so?.title, en: texts.en?.title })
    const picture = await photoOf(work, photo, alt)
    const data = { ...texts, status, startDate: startDate ?? null, photo: picture.photo }
    const { incomplete, notes } = picture
    return { data: { ...data, featured: true, _status: 'published' }, incomplete, notes }
  }
  const told = fingerprint(operation)
  await importFile(
    work,
    { thing: 'operation', address, heading },
    { key, collection: 'operations', id, told, make },
  )
}

/** Whether the desk has another leader in this role: it has room for one. */
async function isRoleTaken({ payload, records }: OthersWork, { key, role }: SourceLeader) {
  if (role === undefined || (await records.find(key))) return false
  const { totalDocs } = await payload.count({
    collection: 'leaders',
    where: { and: [{ institution: { equals: 'ministry' } }, { role: { equals: role } }] },
  })
  return totalDocs > 0
}

export async function importLeader(leader: SourceLeader, work: OthersWork) {
  const { key, id, address, institution, role, order, texts, photo, bgColor } = leader
  const heading = texts.so?.name ?? texts.en?.name ?? ''
  if (await isRoleTaken(work, leader)) {
    const reason = 'the desk has a leader in this role'
    work.report.entries.push({ thing: 'leader', outcome: 'kept', address, heading, reason })
    return
  }
  const make = async (): Promise<CreatedDocument> => {
    const picture = await photoOf(work, photo, portraitAlt(texts))
    let { incomplete } = picture
    const notes = [...picture.notes]
    const groups: Record<string, object> = {}
    for (const [group, { name, title, html }] of Object.entries(texts)) {
      const bringFile = (found: string, alt: string) =>
        work.media.importFile(
          { address: found, ...(alt && { alt: { [group]: alt } }) },
          portraitAlt(texts),
        )
      const around = {
        ...work.around,
        base: address,
        linesAreParagraphs: false,
        importFile: bringFile,
      }
      const text = await work.convertShort(html, around)
      notes.push(...text.notes)
      incomplete ||= text.incomplete
      groups[group] = { name, title, description: text.content }
    }
    const fixed = { institution, role: role ?? null, order, bgColor: bgColor ?? null }
    const data = { ...fixed, ...groups, photo: picture.photo, _status: 'published' }
    return { data, incomplete, notes }
  }
  const told = fingerprint(leader)
  await importFile(
    work,
    { thing: 'leader', address, heading },
    { key, collection: 'leaders', id, told, make },
  )
}

/** Brings a file for its own sake; its old address leads to the new one. */
export async function importUnattachedFile(file: UnattachedFile, work: OthersWork) {
  if (work.dryRun) return
  const imported = await work.media.importFile(file, looseAlt(file.title))
  if (imported === undefined || file.oldPath === undefined) return
  const media = await work.payload.findByID({ collection: 'media', id: imported.id, depth: 0 })
  work.report.redirects.push({ from: file.oldPath, to: `/media/${media.filename}` })
}
