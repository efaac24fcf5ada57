import { getPayload } from 'payload'
import { startClock } from './collections/schedules/clock.ts'
import { startForgetting } from './inbox-settings/forget-messages.ts'
import { startMailing } from './mail/outbox.ts'
import config from './payload.config.ts'
import { startPictureQueue } from './picture-sizes/picture-queue.ts'

/** Opens the desk's database and starts what is due: mails, sizes of pictures, schedules. */
export async function startDesk(): Promise<void> {
  const desk = await getPayload({ config })
  startMailing(desk)
  startForgetting(desk)
  startPictureQueue(desk)
  startClock(desk)
}
