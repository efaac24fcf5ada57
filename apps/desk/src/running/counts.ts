import { counter } from '@gaashaan/running/counter'

/** What the desk does, counted in this process since its start; `desk-figures.ts` has what stands. */

export const deeds = counter(
  'gaashaan_desk_deeds_total',
  'Deeds written down in the audit; `session.refused` are wrong sign-ins',
  ['session.opened', 'session.refused', 'schedule.failed', 'access.refused'].map((action) => ({
    action,
  })),
)

export const mails = counter(
  'gaashaan_desk_mails_total',
  'Attempts to mail, by what is mailed and what the mail server said',
  ['message', 'reply', 'letter'].flatMap((kind) =>
    ['sent', 'failed'].map((result) => ({ kind, result })),
  ),
)

export const messages = counter(
  'gaashaan_desk_contact_messages_total',
  'Contact messages, taken or refused, by the code of the answer',
  ['taken', 'too_many_messages', 'unavailable'].map((result) => ({ result })),
)

export const pictures = counter(
  'gaashaan_desk_pictures_total',
  'Pictures whose sizes were made, or could not be',
  ['made', 'failed'].map((result) => ({ result })),
)
