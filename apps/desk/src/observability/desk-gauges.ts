import { gauge, type Reading } from '@gaashaan/runtime/metrics'
import type { CollectionSlug, Payload, Where } from 'payload'

/** Milliseconds for which a figure of the database is told again. */
const HOLDS = 5_000

type Read<N extends string> = () => Promise<Reading<N>>

function held<N extends string>(read: Read<N>): Read<N> {
  let last: { readonly told: ReturnType<Read<N>>; readonly at: number } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at > HOLDS) last = { told: read(), at: now }
    return last.told
  }
}

const LETTERS = { message: 'contact-messages', reply: 'message-replies' } as const

/**
 * Figures that stand in the database, read when somebody looks: what waits, what was given up. Of
 * several desks on one database each tells the same: it is not to be added up.
 */
export function registerGauges(desk: Payload, hasMail: boolean): void {
  const count = async (collection: CollectionSlug, where: Where) =>
    (await desk.count({ collection, where })).totalDocs
  function tell<N extends string>(
    name: string,
    help: string,
    labelNames: readonly N[],
    read: Read<N>,
  ): void {
    gauge({ name, help, labelNames, aggregator: 'max' }, held(read))
  }

  const ofLetters = (where: Where) => async () =>
    Promise.all(
      Object.entries(LETTERS).map(async ([kind, collection]) => ({
        labels: { kind },
        value: hasMail ? await count(collection, where) : 0,
      })),
    )
  tell(
    'gaashaan_desk_mail_waiting',
    'Stored letters that are still to be mailed',
    ['kind'],
    ofLetters({ mailDueAt: { exists: true } }),
  )
  tell(
    'gaashaan_desk_mail_given_up',
    'Stored letters that are tried no more',
    ['kind'],
    ofLetters({
      and: [
        { mailDueAt: { exists: false } },
        { mailedAt: { exists: false } },
        { mailError: { exists: true } },
      ],
    }),
  )
  tell('gaashaan_desk_pictures_waiting', 'Pictures whose sizes are to be made', [], () =>
    count('media', { sizesDue: { equals: true } }),
  )
  tell('gaashaan_desk_schedules', 'Schedules by what became of them', ['state'], async () => {
    const pending: Where = { state: { equals: 'pending' } }
    const due: Where = { at: { less_than: new Date(Date.now() - 60_000).toISOString() } }
    return [
      { labels: { state: 'pending' }, value: await count('schedules', pending) },
      { labels: { state: 'overdue' }, value: await count('schedules', { and: [pending, due] }) },
      {
        labels: { state: 'failed' },
        value: await count('schedules', { state: { equals: 'failed' } }),
      },
    ]
  })
  tell('gaashaan_desk_audit_entries', 'Entries of the audit, which only grows', [], async () => {
    const { docs } = await desk.find({
      collection: 'audit',
      sort: '-id',
      limit: 1,
      select: {},
      depth: 0,
      pagination: false,
    })
    return Number(docs[0]?.id ?? 0)
  })
}
