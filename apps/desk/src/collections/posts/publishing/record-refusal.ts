import type { PayloadRequest } from 'payload'
import { recordAuditEvent } from '../../../audit/record-audit-event.ts'
import type { LanguageGroup } from '../../language-fields.ts'
import type { Refusal } from './refusals.ts'

interface RefusedCommand {
  readonly action: string
  readonly document?: number | undefined
  readonly language?: LanguageGroup
}

/**
 * Records a refusal in the audit, outside of the request's transaction, which is rolled back. Nothing
 * waits for it: the database may accept it only after that transaction has ended.
 */
export function recordRefusal(
  req: PayloadRequest,
  { action, document, language }: RefusedCommand,
  refusal: Refusal,
): void {
  const event = {
    action: 'post.refused',
    collection: 'posts',
    ...(document !== undefined && { document }),
    ...(language && { language }),
    change: { action, code: refusal.code },
  }
  const { payload, headers, user } = req
  recordAuditEvent(payload, event, undefined, { headers, user }).catch((err) => {
    payload.logger.error({ err, msg: 'A refusal was not written down' })
  })
}
