import { LEADERSHIP_TITLES, type LeadershipRole } from '@gaashaan/contract'
import type { PayloadRequest } from 'payload'
import { isBlank } from '../collections/blank.ts'
import { hasText } from '../collections/has-text.ts'
import { GROUP_LABEL, LANGUAGE_GROUP } from '../collections/language-fields.ts'
import { hasTextIn, isPublicIn } from '../collections/leaders/publicity.ts'
import { heldRole, type LeaderData, otherHolders } from '../collections/leaders/term.ts'
import type { BothLanguages } from '../i18n/messages.ts'
import { type Finding, newFindings } from './findings.ts'
import { pictureFindings } from './picture-findings.ts'

/** What a role is called at the desk. */
export function roleLabel(role: LeadershipRole): BothLanguages {
  const { SO, EN } = LEADERSHIP_TITLES[role]
  return { so: SO, en: EN }
}

const nameOf = ({ so, en }: LeaderData): string => so?.name || en?.name || '–'

/** What is missing in what readers would have of a leader. */
function missingIn(leader: LeaderData | null): Finding[] {
  if (leader?._status !== 'published' || leader.heldUntil) return []
  const texts = Object.values(LANGUAGE_GROUP).flatMap((group): Finding[] => {
    const values = { language: GROUP_LABEL[group] }
    if (!hasTextIn(leader, group) && isBlank(leader[group]?.keptBackReason)) {
      return [{ code: 'language_left_out', about: group, values }]
    }
    const isBare = isPublicIn(leader, group) && !hasText(leader[group]?.description)
    return isBare ? [{ code: 'title_without_text', about: group, values }] : []
  })
  return leader.photo ? texts : [...texts, { code: 'no_picture' }]
}

/** The pictures that readers of a language would get without a description. */
async function undescribedOf(req: PayloadRequest, leader: LeaderData): Promise<Finding[]> {
  if (leader._status !== 'published' || leader.heldUntil) return []
  const groups = Object.values(LANGUAGE_GROUP).filter((group) => isPublicIn(leader, group))
  return pictureFindings(req, req.payload.collections.leaders.config.fields, leader, groups)
}

/** What becomes of the role that a leader takes, and of the one that a leader leaves. */
async function roleFindings(
  req: PayloadRequest,
  { before, after, isBulk }: LeaderChange,
): Promise<Finding[]> {
  const [left, taken] = [heldRole(before), heldRole(after)]
  if (isBulk && left !== taken) {
    return [{ code: 'role_one_by_one', values: { who: nameOf(after) } }]
  }
  const findings = taken ? (await otherHolders(req, taken, after.id)).map(heldBy) : []
  if (!left || left === taken) return findings
  if ((await otherHolders(req, left, after.id)).length > 0) return findings
  return [
    ...findings,
    { code: 'role_without_holder', about: left, values: { role: roleLabel(left) } },
  ]
}

const heldBy = (other: LeaderData): Finding => ({
  code: 'role_held',
  about: other.id ?? 0,
  values: { who: nameOf(other) },
})

export interface LeaderChange {
  /** What readers have, drafts included; none of a leader that is new. */
  readonly before: LeaderData | null
  readonly after: LeaderData
  readonly isBulk?: boolean
}

/** What is found in a leader before it is published, published anew or unpublished. */
export async function leaderFindings(
  req: PayloadRequest,
  change: LeaderChange,
): Promise<Finding[]> {
  const roles = await roleFindings(req, change)
  const pictures = await undescribedOf(req, change.after)
  return [...roles, ...pictures, ...newFindings(missingIn(change.after), missingIn(change.before))]
}
