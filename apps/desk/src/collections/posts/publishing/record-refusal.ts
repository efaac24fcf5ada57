import type { PayloadRequest } from 'payload'
import { recordAuditEvent } from '../../../audit/record-audit-event.ts'
import type { LanguageGroup } from '../../language-fields.ts'
import type { Refusal } from './refusals.ts'

export interface RefusedCommand {
  readonly action: string
  readonly document?: number | undefined
  readonly language?: LanguageGroup
}

/**
 * Writes down that someone was refused, beside their transaction, which is lost: nobody waits for
 * it, because the database may let it in only after that.
 */
export function recordRefusal(
  req: PayloadRequest,
  refused: RefusedCommand,
  refusal: Refusal,
): void {
  const { action, document, language } = refused
  const event = {
    action: 'post.refused',
    collection: 'posts',
    ...(document !== undefined && { document }),
    ...(language && { language }),
    change: { action, code: refusal.code },
  }
  const { payload, headers, user } = req
  recordAuditEvent(payload, event, undefined, { headers, user } as PayloadRequest).catch(
    (error) => {
      payload.logger.error({ err: error, msg: 'A refusal was not written down' })
    },
  )
}
