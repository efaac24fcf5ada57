import { counter } from '@gaashaan/runtime/metrics'

/** Counters of this process since its start; `desk-gauges.ts` has the gauges of the database. */

export const auditEvents = counter(
  {
    name: 'gaashaan_desk_deeds_total',
    help: 'Deeds written down in the audit; `session.refused` are wrong sign-ins',
    labelNames: ['action'],
  },
  ['session.opened', 'session.refused', 'schedule.failed', 'access.refused'].map((action) => ({
    action,
  })),
)

export const mails = counter(
  {
    name: 'gaashaan_desk_mails_total',
    help: 'Attempts to mail, by what is mailed and what the mail server said',
    labelNames: ['kind', 'result'],
  },
  ['message', 'reply', 'letter'].flatMap((kind) =>
    ['sent', 'failed'].map((result) => ({ kind, result })),
  ),
)

export const messages = counter(
  {
    name: 'gaashaan_desk_contact_messages_total',
    help: 'Contact messages, taken or refused, by the code of the answer',
    labelNames: ['result'],
  },
  ['taken', 'too_many_messages', 'unavailable'].map((result) => ({ result })),
)

export const pictures = counter(
  {
    name: 'gaashaan_desk_pictures_total',
    help: 'Pictures whose sizes were made, or could not be',
    labelNames: ['result'],
  },
  ['made', 'failed'].map((result) => ({ result })),
)
