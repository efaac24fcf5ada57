import { getPayload } from 'payload'
import { MOGADISHU } from './collections/posts/desk/mogadishu-time.ts'
import { startClock } from './collections/schedules/clock.ts'
import { env } from './env.ts'
import { tellFirstAccountAddress } from './first-account/address.ts'
import { isFirstAccountToken, isWithoutAccounts } from './first-account/token.ts'
import { startForgetting } from './inbox-settings/forget-messages.ts'
import { startMailing } from './mail/outbox.ts'
import { createJudge } from './media-files/judge-file.ts'
import { setJudge } from './media-files/judge-of-desk.ts'
import { tellOfStore } from './media-store/tell-of-store.ts'
import config from './payload.config.ts'
import { startPictureQueue } from './picture-sizes/picture-queue.ts'
import { addressWordsOf } from './running/address-words-of.ts'
import { setDeskAtWork } from './running/desk-at-work.ts'
import { tellFigures } from './running/desk-figures.ts'
import { createLook } from './running/look-at-desk.ts'

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
