import { hkdfSync } from 'node:crypto'
import type { Endpoint } from 'payload'
import { type SessionHandler, withPassedSession } from '../../auth/second-factor/with-session.ts'
import type { EncryptionKey } from './encryption-key.ts'

/** The key of the account's drafts, derived from the desk's secret: the same in each of its sessions. */
const handOut: SessionHandler = async ({ payload }, { user }) => {
  const key = hkdfSync('sha256', payload.secret, '', `gaashaan local drafts ${user.id}`, 32)
  const body: EncryptionKey = { account: user.id, key: Buffer.from(key).toString('hex') }
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
}

/** `GET /api/users/local-draft-key`, of a session that has passed its second factor: `EncryptionKey`. */
export const localDraftKey: Endpoint = {
  path: '/local-draft-key',
  method: 'get',
  handler: withPassedSession(handOut),
}
