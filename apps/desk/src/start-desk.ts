import { getPayload } from 'payload'
import { startMailing } from './mail/outbox.ts'
import config from './payload.config.ts'

/** Opens the desk's database and starts mailing what is due. */
export async function startDesk(): Promise<void> {
  startMailing(await getPayload({ config }))
}
