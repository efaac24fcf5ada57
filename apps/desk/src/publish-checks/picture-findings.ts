import type { Field, PayloadRequest } from 'payload'
import { isBlank } from '../collections/blank.ts'
import { GROUP_LABEL, LANGUAGE_GROUP, type LanguageGroup } from '../collections/language-fields.ts'
import { mediaName } from '../collections/media/kinds.ts'
import { filesIn } from '../media/uses/files-in.ts'
import type { Media } from '../payload-types.ts'
import type { Finding } from './findings.ts'

const SELECT = {
  filename: true,
  givenName: true,
  mimeType: true,
  decorative: true,
  altSo: true,
  altEn: true,
  poster: true,
} as const

type MediaRow = Pick<Media, 'id' | keyof typeof SELECT>

/** Rows of the media collection by their ids. */
export type MediaRows = ReadonlyMap<number, MediaRow>

/** Reads the rows of some media in one query; without ids, in none. */
export async function readMediaRows(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<MediaRows> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.db.find<MediaRow>({
    collection: 'media',
    where: { id: { in: [...new Set(ids)] } },
    select: SELECT,
    pagination: false,
    req,
  })
  return new Map(docs.map((row) => [row.id, row]))
}

/** Ids of the media that readers of one language get with a document: its text's and the shared. */
function mediaInLanguage(
  fields: readonly Field[],
  document: object,
  group: LanguageGroup,
): number[] {
  const other = group === 'so' ? 'en' : 'so'
  return [...new Set(filesIn(fields, { ...document, [other]: undefined }))]
}

function isUndescribed(media: MediaRow, group: LanguageGroup): boolean {
  if (!media.mimeType?.startsWith('image/') || media.decorative) return false
  return isBlank(group === 'so' ? media.altSo : media.altEn)
}

/** A refusal for each picture without a description in a language, with a link to the picture. */
export function undescribedPictures(
  rows: MediaRows,
  ids: readonly number[],
  group: LanguageGroup,
): Finding[] {
  return ids.flatMap((id): Finding[] => {
    const media = rows.get(id)
    if (!media || !isUndescribed(media, group)) return []
    return [
      {
        code: 'picture_undescribed',
        about: `${id}:${group}`,
        values: { picture: mediaName(media), language: GROUP_LABEL[group] },
        href: `/admin/collections/media/${id}`,
      },
    ]
  })
}

/**
 * The findings in a document's pictures for readers of some languages. Pictures of one language's text
 * are checked in that language only.
 */
export async function pictureFindings(
  req: PayloadRequest,
  fields: readonly Field[],
  document: object,
  groups: readonly LanguageGroup[] = Object.values(LANGUAGE_GROUP),
): Promise<Finding[]> {
  const idsOf = new Map(groups.map((group) => [group, mediaInLanguage(fields, document, group)]))
  const rows = await readMediaRows(req, [...idsOf.values()].flat())
  return groups.flatMap((group) => undescribedPictures(rows, idsOf.get(group) ?? [], group))
}
