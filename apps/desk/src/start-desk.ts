import { getPayload } from 'payload'
import { startClock } from './collections/schedules/clock.ts'
import { startForgetting } from './inbox-settings/forget-messages.ts'
import { startMailing } from './mail/outbox.ts'
import { createJudge } from './media-files/judge-file.ts'
import { setJudge } from './media-files/judge-of-desk.ts'
import { tellOfStore } from './media-store/tell-of-store.ts'
import config from './payload.config.ts'
import { startPictureQueue } from './picture-sizes/picture-queue.ts'

/**
 * Opens the desk's database and with it the files, and starts what is due: mails, sizes of pictures,
 * schedules, deletions.
 */
export async function startDesk(): Promise<void> {
  const desk = await getPayload({ config })
  setJudge(createJudge(desk))
  void tellOfStore(desk)
  startMailing(desk)
  startForgetting(desk)
  startPictureQueue(desk)
  startClock(desk)
}
