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

/** The name of a role at the desk. */
export function roleLabel(role: LeadershipRole): BothLanguages {
  const { SO, EN } = LEADERSHIP_TITLES[role]
  return { so: SO, en: EN }
}

const nameOf = ({ so, en }: LeaderData): string => so?.name || en?.name || '–'

const isShown = (leader: LeaderData | null): leader is LeaderData =>
  leader?._status === 'published' && !leader.heldUntil

function missingParts(leader: LeaderData | null): Finding[] {
  if (!isShown(leader)) return []
  const texts = Object.values(LANGUAGE_GROUP).flatMap((group): Finding[] => {
    const values = { language: GROUP_LABEL[group] }
    if (!hasTextIn(leader, group) && isBlank(leader[group]?.keptBackReason)) {
      return [{ code: 'language_left_out', about: group, values }]
    }
    const isWithoutText = isPublicIn(leader, group) && !hasText(leader[group]?.description)
    return isWithoutText ? [{ code: 'title_without_text', about: group, values }] : []
  })
  return leader.photo ? texts : [...texts, { code: 'no_picture' }]
}

/** Findings about the role that a leader takes and the one that a leader gives up. */
async function roleFindings(
  req: PayloadRequest,
  { before, after, isBulk }: LeaderChange,
): Promise<Finding[]> {
  const [oldRole, newRole] = [heldRole(before), heldRole(after)]
  if (isBulk && oldRole !== newRole) {
    return [{ code: 'role_one_by_one', values: { who: nameOf(after) } }]
  }
  const holders = newRole ? await otherHolders(req, newRole, after.id) : []
  const findings = holders.map((holder): Finding => {
    return { code: 'role_held', about: holder.id, values: { who: nameOf(holder) } }
  })
  if (!oldRole || oldRole === newRole) return findings
  if ((await otherHolders(req, oldRole, after.id)).length > 0) return findings
  const values = { role: roleLabel(oldRole) }
  return [...findings, { code: 'role_without_holder', about: oldRole, values }]
}

interface LeaderChange {
  /** The stored leader, which may be a draft; `null` for a new one. */
  readonly before: LeaderData | null
  readonly after: LeaderData
  readonly isBulk?: boolean
}

/** The findings in a leader before it is published or unpublished. */
export async function leaderFindings(
  req: PayloadRequest,
  change: LeaderChange,
): Promise<Finding[]> {
  const { before, after } = change
  const roles = await roleFindings(req, change)
  const groups = isShown(after)
    ? Object.values(LANGUAGE_GROUP).filter((group) => isPublicIn(after, group))
    : []
  const { fields } = req.payload.collections.leaders.config
  const pictures = await pictureFindings(req, fields, after, groups)
  return [...roles, ...pictures, ...newFindings(missingParts(after), missingParts(before))]
}
