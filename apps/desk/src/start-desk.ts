import { getPayload } from 'payload'
import { startMailing } from './mail/outbox.ts'
import { createJudge } from './media-files/judge-file.ts'
import { setJudge } from './media-files/judge-of-desk.ts'
import config from './payload.config.ts'
import { startPictureQueue } from './picture-sizes/picture-queue.ts'

/**
 * Opens the desk's database and with it the files, starts mailing what is due and making the sizes
 * that are due.
 */
export async function startDesk(): Promise<void> {
  const desk = await getPayload({ config })
  setJudge(createJudge(desk))
  startMailing(desk)
  startPictureQueue(desk)
}
