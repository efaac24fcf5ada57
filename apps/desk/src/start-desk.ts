import { getPayload } from 'payload'
import { startForgetting } from './inbox-settings/forget-messages.ts'
import { startMailing } from './mail/outbox.ts'
import config from './payload.config.ts'
import { startPictureQueue } from './picture-sizes/picture-queue.ts'

/** Opens the desk's database, starts mailing what is due and making the sizes that are due. */
export async function startDesk(): Promise<void> {
  const desk = await getPayload({ config })
  startMailing(desk)
  startForgetting(desk)
  startPictureQueue(desk)
}
