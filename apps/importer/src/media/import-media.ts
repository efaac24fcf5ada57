import { mkdir, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { ImportRecords } from '@gaashaan/desk/collections/imports/import-records'
import { type MediaKind, mediaKind } from '@gaashaan/desk/collections/media/kinds'
import { createMutex } from '@gaashaan/desk/db/mutex'
import type { Payload } from 'payload'
import { fingerprintOfBytes } from '../documents/fingerprint.ts'
import { inTransaction } from '../documents/in-transaction.ts'
import { failureReason } from '../report/failure-reason.ts'
import { addFailure, type Report } from '../report/report.ts'
import type { SourceFile } from '../source-items.ts'
import { type AltTexts, preferSourceAlt } from './fallback-alt-text.ts'
import { FetchError, type Fetcher } from './fetch-file.ts'
import { type RecognizedFile, recognizeFile } from './file-type.ts'

/** Largest file that is imported: what an editor may upload. */
export const MAX_FILE_BYTES = 200 * 1024 * 1024

export interface ImportedFile {
  readonly id: number
  readonly kind: MediaKind
}

/**
 * Imports the file at a URL into the desk's media, once for all its uses; `undefined` when that fails,
 * which is then in the report.
 */
export type ImportFile = (file: SourceFile, fallback: AltTexts) => Promise<ImportedFile | undefined>

interface MediaOptions {
  readonly payload: Payload
  readonly records: ImportRecords
  readonly report: Report
  readonly fetchFile: Fetcher
  /** Folder for originals of files that the media accept only in another form. */
  readonly originals: string
}

/** Longest that one upload waits for those before it. */
const MAX_WAIT_MS = 10 * 60_000

const STANDS_STILL =
  'A moving picture stands still now. As it was, to be made a clip (MP4) that the media take'

const originalName = (url: string) => basename(decodeURIComponent(new URL(url).pathname))

function uploadName(url: string, extension: string): string {
  const name = originalName(url)
  return `${basename(name, extname(name)) || 'file'}${extension}`
}

export function createMediaImporter(options: MediaOptions): ImportFile {
  const { payload, records, report, fetchFile, originals } = options
  const imports = new Map<string, Promise<ImportedFile | undefined>>()
  // Two URLs of the same bytes become one document, also at the same time.
  const mutex = createMutex(MAX_WAIT_MS)

  async function findImported(key: string): Promise<ImportedFile | undefined> {
    const record = await records.find(key)
    if (record === undefined) return undefined
    const id = record.document
    const media = await payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true })
    return media === null ? undefined : { id, kind: mediaKind(media.mimeType) }
  }

  /** The same bytes in the media, from another URL or uploaded by an editor. */
  async function findSameBytes({ bytes, kind }: RecognizedFile): Promise<ImportedFile | undefined> {
    const { docs } = await payload.find({
      collection: 'media',
      where: { source: { equals: fingerprintOfBytes(bytes) } },
      limit: 1,
      pagination: false,
      depth: 0,
    })
    return docs[0] && { id: docs[0].id, kind }
  }

  /** Stores the original of a file that the media have in another form; resolves to a note on it. */
  async function storeOriginal(url: string, bytes: Uint8Array): Promise<string> {
    const original = join(originals, originalName(url))
    await mkdir(originals, { recursive: true })
    await writeFile(original, bytes)
    return `${STANDS_STILL}: ${original}`
  }

  function upload(
    { address, credit }: SourceFile,
    file: RecognizedFile,
    alt: AltTexts,
    notes: string[],
  ) {
    const { bytes, mimetype, extension, kind } = file
    const name = uploadName(address, extension)
    const credits = { creditSo: credit?.so ?? null, creditEn: credit?.en ?? null }
    return inTransaction(payload, async (request) => {
      const { id } = await payload.create({
        collection: 'media',
        data: kind === 'picture' ? { altSo: alt.so, altEn: alt.en, ...credits } : credits,
        file: { data: bytes, mimetype, name, size: bytes.byteLength },
        // The file of an upload that was rolled back may still be there.
        overwriteExistingFiles: true,
        depth: 0,
        req: request(),
      })
      const key = `media:${address}`
      await records.save({ key, collection: 'media', document: id, notes }, request())
      return { id, kind }
    })
  }

  async function importOnce(source: SourceFile, fallback: AltTexts): Promise<ImportedFile> {
    const { address } = source
    const key = `media:${address}`
    const before = await findImported(key)
    if (before) return before
    const bytes = await fetchFile(address, MAX_FILE_BYTES)
    const file = await recognizeFile(bytes)
    if (file === undefined) throw new FetchError('it is of no sort that the media take')
    const alt = preferSourceAlt(fallback, source.alt, uploadName(address, file.extension))
    return mutex.run(async () => {
      const twin = await findSameBytes(file)
      if (twin) {
        const record = { key, collection: 'media', document: twin.id } as const
        await inTransaction(payload, (request) => records.save(record, request()))
        return twin
      }
      const notes = file.lostAnimation ? [await storeOriginal(address, bytes)] : []
      const imported = await upload(source, file, alt, notes)
      report.entries.push({ thing: 'file', outcome: 'created', address, id: imported.id })
      return imported
    })
  }

  return (file, fallback) => {
    const { address } = file
    const imported =
      imports.get(address) ??
      importOnce(file, fallback).catch((error) => {
        addFailure(report, { thing: 'file', address, reason: failureReason(error) })
        return undefined
      })
    imports.set(address, imported)
    return imported
  }
}
