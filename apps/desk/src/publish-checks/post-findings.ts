import type { PostKind } from '@gaashaan/contract'
import type { Field, PayloadRequest } from 'payload'
import { hasText } from '../collections/has-text.ts'
import { GROUP_LABEL, type LanguageGroup } from '../collections/language-fields.ts'
import { type PostCopies, publicStateOf } from '../collections/posts/publishing/read-post.ts'
import { mogadishuTime } from '../i18n/mogadishu-time.ts'
import { filesIn } from '../media/uses/files-in.ts'
import type { Post } from '../payload-types.ts'
import { type Finding, newFindings } from './findings.ts'
import { type MediaRows, readMediaRows, undescribedPictures } from './picture-findings.ts'

/** The fields of a text in one language that show pictures. */
const TEXT_FIELDS: readonly Field[] = [{ name: 'content', type: 'richText' }]

/** The kinds whose lists show a picture of each post. */
const KINDS_WITH_PICTURE: readonly PostKind[] = ['news', 'videos', 'army', 'warOnTerror']

type PostData = Partial<Post>

const hasVideo = ({ video, videoAddress }: PostData) => Boolean(video || videoAddress)

function missingParts(post: PostData, group: LanguageGroup): Finding[] {
  const text = post[group]
  const findings: Finding[] = []
  if (!hasText(text?.content) && !text?.file && !hasVideo(post)) {
    findings.push({ code: 'title_without_text', values: { language: GROUP_LABEL[group] } })
  }
  const needsPicture = post.kind !== undefined && KINDS_WITH_PICTURE.includes(post.kind)
  if (needsPicture && !post.picture) findings.push({ code: 'no_picture' })
  return findings
}

/** The findings in the dates of a tender that readers get at a time. */
function dateFindings({ kind, opensAt, closesAt }: PostData, at: Date): Finding[] {
  if (kind !== 'tenders' || !closesAt) return []
  if (opensAt && Date.parse(closesAt) <= Date.parse(opensAt)) {
    return [{ code: 'closes_before_opens' }]
  }
  const isOver = Date.parse(closesAt) <= at.getTime()
  return isOver ? [{ code: 'closes_in_past', values: { time: mogadishuTime(closesAt) } }] : []
}

/** The uploaded video whose poster readers see, in a post without a picture of its own. */
const videoWithPoster = ({ kind, picture, video }: PostData) =>
  kind === 'videos' && !picture && typeof video === 'number' ? video : undefined

/** Reads the media of a post in both languages, once for the checks of both. */
export async function readPostMedia(req: PayloadRequest, post: PostData): Promise<MediaRows> {
  const { fields } = req.payload.collections.posts.config
  const rows = await readMediaRows(req, filesIn(fields, post))
  const poster = rows.get(videoWithPoster(post) ?? 0)?.poster
  if (typeof poster !== 'number' || rows.has(poster)) return rows
  return new Map([...rows, ...(await readMediaRows(req, [poster]))])
}

/**
 * The pictures without a description. Readers of the other language get the shared pictures too, if
 * they have the post.
 */
function undescribedIn(
  { main, working }: PostCopies,
  group: LanguageGroup,
  rows: MediaRows,
): Finding[] {
  const poster = rows.get(videoWithPoster(working) ?? 0)?.poster
  const shared = [working.picture, poster].filter((id) => typeof id === 'number')
  const inText = filesIn(TEXT_FIELDS, working[group])
  const other = group === 'so' ? 'en' : 'so'
  const forOther = publicStateOf(main, other) === 'draft' ? [] : shared
  return [
    ...undescribedPictures(rows, [...new Set([...shared, ...inText])], group),
    ...undescribedPictures(rows, forOther, other),
  ]
}

/**
 * The findings in a post's text that is published at a time. Questions about what readers have already
 * in this language are left out.
 */
export function postFindings(
  post: PostCopies,
  group: LanguageGroup,
  at: Date,
  media: MediaRows,
): Finding[] {
  const { main, working } = post
  const check = (copy: PostData) => [...missingParts(copy, group), ...dateFindings(copy, at)]
  const before = publicStateOf(main, group) === 'public' ? check(main) : []
  return [...undescribedIn(post, group, media), ...newFindings(check(working), before)]
}
