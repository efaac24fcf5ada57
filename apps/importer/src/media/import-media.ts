import { mkdir, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { Records } from '@gaashaan/desk/collections/imports/import-records'
import { createMutex } from '@gaashaan/desk/db/mutex'
import type { Payload } from 'payload'
import { fingerprintOfBytes } from '../documents/fingerprint.ts'
import { inTransaction } from '../documents/in-transaction.ts'
import { failureReason } from '../report/failure-reason.ts'
import type { Report } from '../report/report.ts'
import type { SourceFile } from '../source-items.ts'
import { type AltTexts, withOwnWords } from './fallback-alt-text.ts'
import { type Fetcher, NotFetched } from './fetch-file.ts'
import { fileType, type KnownFile } from './file-type.ts'

/** Largest file that is imported: what an editor may upload. */
export const MAX_FILE_BYTES = 200 * 1024 * 1024

export interface ImportedFile {
  readonly id: number
  readonly sort: KnownFile['sort']
}

export interface MediaImporter {
  /**
   * The file at an address in the desk's media, imported once however often it is named; `undefined`
   * when it does not come, which the report then says.
   */
  importFile(file: SourceFile, alt: AltTexts): Promise<ImportedFile | undefined>
  /** Whether addresses that may pass have failed so far: their documents are asked for again. */
  readonly failed: ReadonlySet<string>
}

export interface MediaSettings {
  readonly payload: Payload
  readonly records: Records
  readonly report: Report
  readonly fetchWhole: Fetcher
  /** Folder for files that the media take only in another form, as they were. */
  readonly originals: string
}

/** Longest that one upload waits for those before it. */
const TURN_MS = 10 * 60_000

const STANDS_STILL =
  'A moving picture stands still now. As it was, to be made a clip (MP4) that the media take'

const sortOf = (mimeType: string | null | undefined): ImportedFile['sort'] => {
  if (mimeType?.startsWith('image/')) return 'picture'
  return mimeType?.startsWith('video/') ? 'video' : 'file'
}

function nameOf(address: string, extension: string): string {
  const last = basename(decodeURIComponent(new URL(address).pathname))
  return `${last.slice(0, last.length - extname(last).length) || 'file'}${extension}`
}

export function createMediaImporter(settings: MediaSettings): MediaImporter {
  const { payload, records, report, fetchWhole, originals } = settings
  const underWay = new Map<string, Promise<ImportedFile | undefined>>()
  const failed = new Set<string>()
  // Two addresses of the same bytes become one document, also when they come at the same time.
  const turns = createMutex(TURN_MS)

  const known = async (key: string): Promise<ImportedFile | undefined> => {
    const record = await records.find(key)
    if (record === undefined) return undefined
    const id = record.document
    const media = await payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true })
    return media === null ? undefined : { id, sort: sortOf(media.mimeType) }
  }

  /** Keeps a file as it was, which the media have in another form; tells where. */
  const keepOriginal = async (address: string, bytes: Uint8Array): Promise<string> => {
    const original = join(originals, basename(decodeURIComponent(new URL(address).pathname)))
    await mkdir(originals, { recursive: true })
    await writeFile(original, bytes)
    return `${STANDS_STILL}: ${original}`
  }

  const upload = async (
    address: string,
    file: KnownFile,
    words: AltTexts,
    credit: object,
    notes: string[],
  ) => {
    const data = file.sort === 'picture' ? { altSo: words.so, altEn: words.en, ...credit } : credit
    const { bytes, mimetype, extension } = file
    const name = nameOf(address, extension)
    return inTransaction(payload, async (request) => {
      const { id } = await payload.create({
        collection: 'media',
        data,
        file: { data: bytes, mimetype, name, size: bytes.byteLength },
        // The file of an upload that was taken back may still be there.
        overwriteExistingFiles: true,
        depth: 0,
        req: request(),
      })
      const what = { collection: 'media', document: id } as const
      await records.remember({ key: `media:${address}`, ...what, notes }, request())
      return { id, sort: file.sort }
    })
  }

  /** The same bytes in the media already, from another address or uploaded by an editor. */
  const sameBytes = async ({ bytes, sort }: KnownFile): Promise<ImportedFile | undefined> => {
    const { docs } = await payload.find({
      collection: 'media',
      where: { source: { equals: fingerprintOfBytes(bytes) } },
      limit: 1,
      pagination: false,
      depth: 0,
    })
    return docs[0] && { id: docs[0].id, sort }
  }

  const bringOnce = async ({ address, alt, credit }: SourceFile, stand: AltTexts) => {
    const before = await known(`media:${address}`)
    if (before) return before
    const { bytes } = await fetchWhole(address, MAX_FILE_BYTES)
    const file = await fileType(bytes)
    if (file === undefined) throw new NotFetched('it is of no sort that the media take')
    const words = withOwnWords(stand, alt, nameOf(address, file.extension))
    const done = await turns.take()
    try {
      const twin = await sameBytes(file)
      if (twin) {
        const what = { key: `media:${address}`, collection: 'media', document: twin.id } as const
        await inTransaction(payload, (request) => records.remember(what, request()))
        return twin
      }
      const credits = { creditSo: credit?.so ?? null, creditEn: credit?.en ?? null }
      const notes = file.stoodStill ? [await keepOriginal(address, bytes)] : []
      const imported = await upload(address, file, words, credits, notes)
      const { id } = imported
      report.entries.push({ thing: 'file', outcome: 'created', address, id })
      return imported
    } finally {
      done()
    }
  }

  const importFile: MediaImporter['importFile'] = (file, alt) => {
    const { address } = file
    const known = underWay.get(address)
    if (known) return known
    const coming = bringOnce(file, alt).catch((error) => {
      failed.add(address)
      const reason = failureReason(error)
      report.entries.push({ thing: 'file', outcome: 'failed', address, reason })
      return undefined
    })
    underWay.set(address, coming)
    return coming
  }
  return { importFile, failed }
}
