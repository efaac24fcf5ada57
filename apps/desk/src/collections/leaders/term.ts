import type { LeadershipRole } from '@gaashaan/contract'
import type { DateField, DateFieldValidation, PayloadRequest } from 'payload'
import { DAY } from '../../i18n/date-formats.ts'
import { messagesFor } from '../../i18n/messages.ts'
import { mogadishuTime } from '../../i18n/mogadishu-time.ts'
import type { Leader } from '../../payload-types.ts'

/** Noon UTC on the instant's day in Mogadishu, the form of stored days: the same day everywhere. */
export function noonOfDay(instant: Date): string {
  return `${mogadishuTime(instant).slice(0, 10)}T12:00:00.000Z`
}

/** The data of a leader, as it is saved or stored. */
export type LeaderData = Partial<Leader>

/** The role that a leader publicly holds; none for drafts, former holders and the army. */
export function heldRole(leader: LeaderData | null | undefined): LeadershipRole | undefined {
  if (leader?._status !== 'published' || leader.institution !== 'ministry') return undefined
  return leader.heldUntil ? undefined : (leader.role ?? undefined)
}

/** Other leaders who publicly hold a role: at most one, except in data from older releases. */
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

const notInFuture: DateFieldValidation = (value, { req }) =>
  !value ||
  noonOfDay(new Date(value)) <= noonOfDay(new Date()) ||
  messagesFor(req).t({
    en: 'This day is still to come. Publish the change when it has come.',
    so: 'Maalintani weli ma iman. Daabac isbeddelka marka ay timaado.',
  })

const notBeforeStart: DateFieldValidation = (value, options) => {
  const { heldFrom } = options.data as LeaderData
  const isBefore = value && heldFrom && noonOfDay(new Date(value)) < noonOfDay(new Date(heldFrom))
  if (!isBefore) return notInFuture(value, options)
  return messagesFor(options.req).t({
    en: 'The end must not come before the beginning.',
    so: 'Dhammaadku waa inuusan ka horreyn bilowga.',
  })
}

const adminOptions: DateField['admin'] = {
  position: 'sidebar',
  condition: (data: LeaderData) => data.institution === 'ministry',
  date: DAY,
}

/** The days between which a role is held. */
export const termFields: DateField[] = [
  {
    name: 'heldFrom',
    label: { en: 'Holds the role from', so: 'Jagada wuxuu hayaa laga bilaabo' },
    type: 'date',
    validate: notInFuture,
    admin: {
      ...adminOptions,
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
    validate: notBeforeStart,
    admin: {
      ...adminOptions,
      description: {
        en: 'Set when a successor is published. Readers do not see former holders.',
        so: 'Waxaa la dhigaa marka qofka beddelaya la daabaco. Akhristayaashu kuwii hore ma arkaan.',
      },
    },
  },
]
