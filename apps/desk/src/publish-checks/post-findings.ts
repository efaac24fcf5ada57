import type { PostKind } from '@gaashaan/contract'
import type { Field, PayloadRequest } from 'payload'
import { hasText } from '../collections/has-text.ts'
import { GROUP_LABEL, type LanguageGroup } from '../collections/language-fields.ts'
import {
  type PostCopies,
  publicPostOf,
  publicStateOf,
} from '../collections/posts/publishing/read-post.ts'
import { mogadishuTime } from '../i18n/mogadishu-time.ts'
import { filesIn } from '../media/uses/files-in.ts'
import type { Post } from '../payload-types.ts'
import { type Finding, newFindings } from './findings.ts'
import { type MediaRows, readMediaRows, undescribedPictures } from './picture-findings.ts'

/** Where a text of one language shows pictures. */
const TEXT: readonly Field[] = [{ name: 'content', type: 'richText' }]

/** The kinds whose lists show a picture of each post. */
const PICTURED: readonly PostKind[] = ['news', 'videos', 'army', 'warOnTerror']

type PostData = Partial<Post>

const hasVideo = ({ video, videoAddress }: PostData) => Boolean(video || videoAddress)

function missingIn(post: PostData, group: LanguageGroup): Finding[] {
  const text = post[group]
  const isBare = !hasText(text?.content) && !text?.file && !hasVideo(post)
  const isPictured = post.kind !== undefined && PICTURED.includes(post.kind)
  return [
    ...(isBare
      ? [{ code: 'title_without_text', values: { language: GROUP_LABEL[group] } } as const]
      : []),
    ...(isPictured && !post.picture ? [{ code: 'no_picture' } as const] : []),
  ]
}

/** What the dates of a tender or a vacancy say of the moment at which readers get it. */
function datesIn({ kind, opensAt, closesAt }: PostData, at: Date): Finding[] {
  if (kind !== 'tenders' || !closesAt) return []
  if (opensAt && Date.parse(closesAt) <= Date.parse(opensAt))
    return [{ code: 'closes_before_opens' }]
  const isOver = Date.parse(closesAt) <= at.getTime()
  return isOver ? [{ code: 'closes_in_past', values: { time: mogadishuTime(closesAt) } }] : []
}

/** The clip whose preview readers see, where a post has no picture of its own. */
const clipOf = ({ kind, picture, video }: PostData) =>
  kind === 'videos' && !picture && typeof video === 'number' ? video : undefined

/** The media of a post as the desk shows it, in both languages; read once for the checks of both. */
export async function readPostMedia(req: PayloadRequest, post: PostData): Promise<MediaRows> {
  const { fields } = req.payload.collections.posts.config
  const rows = await readMediaRows(req, filesIn(fields, post))
  const poster = rows.get(clipOf(post) ?? 0)?.poster
  if (typeof poster !== 'number' || rows.has(poster)) return rows
  return new Map([...rows, ...(await readMediaRows(req, [poster]))])
}

/**
 * The pictures that a text is not to be published with. What both languages share goes to the
 * readers of the other one as well, where they have the post.
 */
function picturesIn(
  { main, working }: PostCopies,
  group: LanguageGroup,
  rows: MediaRows,
): Finding[] {
  const poster = rows.get(clipOf(working) ?? 0)?.poster
  const shown = [working.picture, poster].filter((id) => typeof id === 'number')
  const own = filesIn(TEXT, working[group])
  const other = group === 'so' ? 'en' : 'so'
  const ofOther = publicStateOf(main, other) === 'draft' ? [] : shown
  return [
    ...undescribedPictures(rows, [...new Set([...shown, ...own])], group),
    ...undescribedPictures(rows, ofOther, other),
  ]
}

/**
 * What is found in a post's text before it is published at a time. What readers have already in this
 * language with the same finding is not asked about again.
 */
export function postFindings(
  post: PostCopies,
  group: LanguageGroup,
  at: Date,
  media: MediaRows,
): Finding[] {
  const { main, working } = post
  const publicPost = publicPostOf(main, group)
  const before = publicPost ? [...missingIn(publicPost, group), ...datesIn(publicPost, at)] : []
  const now = [...missingIn(working, group), ...datesIn(working, at)]
  return [...picturesIn(post, group, media), ...newFindings(now, before)]
}
