import { MOGADISHU } from '@gaashaan/contract/mogadishu-time'
import { getPayload } from 'payload'
import { tellFirstAccountAddress } from './auth/first-account/address.ts'
import { isFirstAccountToken, isWithoutAccounts } from './auth/first-account/token.ts'
import { startClock } from './collections/schedules/clock.ts'
import { env } from './env/env.ts'
import { startForgetting } from './globals/inbox-settings/forget-messages.ts'
import { startMailing } from './mail/email-queue.ts'
import { createJudge } from './media/files/judge-file.ts'
import { setJudge } from './media/files/judge-of-desk.ts'
import { startPictureQueue } from './media/image-sizes/image-size-queue.ts'
import { tellOfStore } from './media/store/log-store.ts'
import { tellFigures } from './observability/desk-gauges.ts'
import { setDeskAtWork } from './observability/desk-runtime.ts'
import { addressWordsOf } from './observability/known-path-segments.ts'
import { createLook } from './observability/readiness.ts'
import config from './payload.config.ts'

/**
 * Opens the desk's database and with it the files, and starts what is due: mails, sizes of pictures,
 * schedules, deletions.
 */
export async function startDesk(): Promise<void> {
  // Payload writes some dates on the server, in the machine's zone and no other.
  process.env.TZ = MOGADISHU
  const desk = await getPayload({ config })
  setJudge(createJudge(desk))
  void tellOfStore(desk)
  tellFigures(desk, env.mail !== undefined)
  setDeskAtWork({
    look: createLook(desk, {
      databaseUrl: env.databaseUrl,
      folders: {
        data: env.dataDir,
        ...(env.media.kind === 'folder' && { media: env.media.folder }),
      },
    }),
    words: addressWordsOf(desk),
    firstAccount: {
      isDue: () => isWithoutAccounts(desk),
      isToken: (token) => isFirstAccountToken(desk, token),
    },
    close: () => desk.destroy(),
  })
  await tellFirstAccountAddress(desk)
  startMailing(desk)
  startForgetting(desk)
  startPictureQueue(desk)
  startClock(desk)
}
