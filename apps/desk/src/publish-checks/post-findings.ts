import type { PostKind } from '@gaashaan/contract'
import { hasWords } from '../collections/has-words.ts'
import { GROUP_LABEL, type LanguageGroup } from '../collections/language-fields.ts'
import type { Post } from '../payload-types.ts'
import { mogadishuTime } from '../words/mogadishu-time.ts'
import { type Finding, newFindings } from './findings.ts'

/** The kinds whose lists show a picture of each post. */
const PICTURED: readonly PostKind[] = ['news', 'videos', 'army', 'warOnTerror']

type PostData = Partial<Post>

const hasVideo = ({ video, videoAddress }: PostData) => Boolean(video || videoAddress)

function missingIn(post: PostData, group: LanguageGroup): Finding[] {
  const text = post[group]
  const isBare = !hasWords(text?.content) && !text?.file && !hasVideo(post)
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

/**
 * What is found in a post's text before it is published at a time. What readers have already in this
 * language with the same finding is not asked about again.
 */
export function postFindings(
  post: PostData,
  group: LanguageGroup,
  at: Date,
  publicPost: PostData | undefined,
): Finding[] {
  const before = publicPost ? [...missingIn(publicPost, group), ...datesIn(publicPost, at)] : []
  return newFindings([...missingIn(post, group), ...datesIn(post, at)], before)
}
