import type { Payload, Where } from 'payload'

interface Desk {
  readonly payload: Payload
}

/** The audit's entries that match, oldest first. */
export async function auditEntries({ payload }: Desk, where: Where) {
  const query = { collection: 'audit', where, sort: 'id', pagination: false } as const
  return (await payload.find(query)).docs
}

/** The audit's entries about an account or an invitation, oldest first. */
export const entriesAbout = (desk: Desk, email: string) =>
  auditEntries(desk, { heading: { equals: email } })
