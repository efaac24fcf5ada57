import { gauge, type Reading } from '@gaashaan/runtime/metrics'
import type { CollectionSlug, Payload, Where } from 'payload'
import { cacheFor } from './cache-for.ts'

/** How long a value of the database is cached. */
const MAX_AGE_MS = 5_000

/** The collections with emails that are sent later, by the `kind` label. */
const MAIL_COLLECTIONS = { message: 'contact-messages', reply: 'message-replies' } as const

/**
 * Registers gauges of the database, such as pending work and failures, which are read when metrics are
 * requested. Several desks on one database report the same values: the maximum counts, not the sum.
 */
export function registerGauges(desk: Payload, hasMail: boolean): void {
  const count = async (collection: CollectionSlug, where: Where) =>
    (await desk.count({ collection, where })).totalDocs
  function register<N extends string>(
    name: string,
    help: string,
    labelNames: readonly N[],
    read: () => Promise<Reading<N>>,
  ): void {
    gauge({ name, help, labelNames, aggregator: 'max' }, cacheFor(MAX_AGE_MS, read))
  }

  const countMails = (where: Where) => async () =>
    Promise.all(
      Object.entries(MAIL_COLLECTIONS).map(async ([kind, collection]) => ({
        labels: { kind },
        value: hasMail ? await count(collection, where) : 0,
      })),
    )
  register(
    'gaashaan_desk_mail_waiting',
    'Stored letters that are still to be mailed',
    ['kind'],
    countMails({ mailDueAt: { exists: true } }),
  )
  register(
    'gaashaan_desk_mail_given_up',
    'Stored letters that are tried no more',
    ['kind'],
    countMails({
      and: [
        { mailDueAt: { exists: false } },
        { mailedAt: { exists: false } },
        { mailError: { exists: true } },
      ],
    }),
  )
  register('gaashaan_desk_pictures_waiting', 'Pictures whose sizes are to be made', [], () =>
    count('media', { sizesDue: { equals: true } }),
  )
  register('gaashaan_desk_schedules', 'Schedules by what became of them', ['state'], async () => {
    const pending: Where = { state: { equals: 'pending' } }
    const due: Where = { at: { less_than: new Date(Date.now() - 60_000).toISOString() } }
    const states = {
      pending,
      overdue: { and: [pending, due] },
      failed: { state: { equals: 'failed' } },
    }
    const readings = Object.entries<Where>(states).map(async ([state, where]) => ({
      labels: { state },
      value: await count('schedules', where),
    }))
    return Promise.all(readings)
  })
  register(
    'gaashaan_desk_audit_entries',
    'Entries of the audit, which only grows',
    [],
    async () => {
      const { docs } = await desk.find({
        collection: 'audit',
        sort: '-id',
        limit: 1,
        select: {},
        depth: 0,
        pagination: false,
      })
      return Number(docs[0]?.id ?? 0)
    },
  )
}
