import { MOGADISHU_TIME_ZONE } from '@gaashaan/contract/mogadishu-time'
import { getPayload } from 'payload'
import { printFirstAccountUrl } from './auth/first-account/address.ts'
import { isFirstAccountToken, isWithoutAccounts } from './auth/first-account/token.ts'
import { startClock } from './collections/schedules/clock.ts'
import { env } from './env/env.ts'
import { startMessageRetention } from './globals/inbox-settings/delete-old-messages.ts'
import { startMailing } from './mail/email-queue.ts'
import { setInspector } from './media/files/desk-inspector.ts'
import { createFileInspector } from './media/files/inspect-file.ts'
import { startImageSizeQueue } from './media/image-sizes/image-size-queue.ts'
import { logStore } from './media/store/log-store.ts'
import { registerGauges } from './observability/desk-gauges.ts'
import { setDeskRuntime } from './observability/desk-runtime.ts'
import { knownPathSegments } from './observability/known-path-segments.ts'
import { createReadiness } from './observability/readiness.ts'
import config from './payload.config.ts'

/**
 * Opens the desk's database and with it the files, and starts what is due: mails, sizes of pictures,
 * schedules, deletions.
 */
export async function startDesk(): Promise<void> {
  // Payload writes some dates on the server, in the machine's zone and no other.
  process.env.TZ = MOGADISHU_TIME_ZONE
  const desk = await getPayload({ config })
  setInspector(createFileInspector(desk))
  void logStore(desk)
  registerGauges(desk, env.mail !== undefined)
  setDeskRuntime({
    look: createReadiness(desk, {
      databaseUrl: env.databaseUrl,
      folders: {
        data: env.dataDir,
        ...(env.media.kind === 'folder' && { media: env.media.folder }),
      },
    }),
    words: knownPathSegments(desk),
    firstAccount: {
      isDue: () => isWithoutAccounts(desk),
      isToken: (token) => isFirstAccountToken(desk, token),
    },
    close: () => desk.destroy(),
  })
  await printFirstAccountUrl(desk)
  startMailing(desk)
  startMessageRetention(desk)
  startImageSizeQueue(desk)
  startClock(desk)
}
