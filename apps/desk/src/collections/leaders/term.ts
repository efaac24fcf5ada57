import type { LeadershipRole } from '@gaashaan/contract'
import type { DateField, DateFieldValidation, PayloadRequest } from 'payload'
import { DAY } from '../../i18n/date-forms.ts'
import { messagesFor } from '../../i18n/messages.ts'
import { mogadishuTime } from '../../i18n/mogadishu-time.ts'
import type { Leader } from '../../payload-types.ts'

/** The day of an instant in Mogadishu, as the day's fields hold it: at noon, the same day everywhere. */
export function dayOf(instant: Date): string {
  return `${mogadishuTime(instant).slice(0, 10)}T12:00:00.000Z`
}

/** A leader as a save brings it and as the database holds it. */
export type LeaderData = Partial<Leader>

/** The role that a leader holds before readers; none for a draft, a former holder and the army. */
export function heldRole(leader: LeaderData | null | undefined): LeadershipRole | undefined {
  if (leader?._status !== 'published' || leader.institution !== 'ministry') return undefined
  return leader.heldUntil ? undefined : (leader.role ?? undefined)
}

/** Whom readers have in a role, but for one leader: one at most, and a row of older days may be more. */
export async function otherHolders(
  req: PayloadRequest,
  role: LeadershipRole,
  id: number | undefined,
): Promise<Leader[]> {
  const { docs } = await req.payload.db.find<Leader>({
    collection: 'leaders',
    where: {
      and: [
        { _status: { equals: 'published' } },
        { institution: { equals: 'ministry' } },
        { role: { equals: role } },
        { heldUntil: { exists: false } },
        ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ],
    },
    pagination: false,
    req,
  })
  return docs
}

const notAhead: DateFieldValidation = (value, { req }) =>
  !value ||
  dayOf(new Date(value)) <= dayOf(new Date()) ||
  messagesFor(req).t({
    en: 'This day is still to come. Publish the change when it has come.',
    so: 'Maalintani weli ma iman. Daabac isbeddelka marka ay timaado.',
  })

const afterItsBeginning: DateFieldValidation = (value, options) => {
  const { heldFrom } = options.data as LeaderData
  const isBefore = value && heldFrom && dayOf(new Date(value)) < dayOf(new Date(heldFrom))
  if (!isBefore) return notAhead(value, options)
  return messagesFor(options.req).t({
    en: 'The end must not come before the beginning.',
    so: 'Dhammaadku waa inuusan ka horreyn bilowga.',
  })
}

const ofMinistry = (data: LeaderData) => data.institution === 'ministry'

/** From when and until when a role is held. */
export const termFields: DateField[] = [
  {
    name: 'heldFrom',
    label: { en: 'Holds the role from', so: 'Jagada wuxuu hayaa laga bilaabo' },
    type: 'date',
    validate: notAhead,
    admin: {
      position: 'sidebar',
      condition: ofMinistry,
      date: DAY,
      description: {
        en: 'Left empty, it becomes the day of publishing.',
        so: 'Haddii la bannaadiyo, waxay noqonaysaa maalinta daabacaadda.',
      },
    },
  },
  {
    name: 'heldUntil',
    label: { en: 'Held it until', so: 'Wuxuu hayay ilaa' },
    type: 'date',
    validate: afterItsBeginning,
    admin: {
      position: 'sidebar',
      condition: ofMinistry,
      date: DAY,
      description: {
        en: 'Set when a successor is published. Readers do not see former holders.',
        so: 'Waxaa la dhigaa marka qofka beddelaya la daabaco. Akhristayaashu kuwii hore ma arkaan.',
      },
    },
  },
]
