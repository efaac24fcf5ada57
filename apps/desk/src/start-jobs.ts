import { MOGADISHU_TIME_ZONE } from '@gaashaan/contract/mogadishu-time'
import { getPayload } from 'payload'
import { registerAuditGauges } from './audit/audit-gauges.ts'
import { startAudit } from './audit/start-audit.ts'
import { printFirstAccountUrl } from './auth/first-account/first-account-url.ts'
import { isFirstAccountToken, isWithoutAccounts } from './auth/first-account/token.ts'
import { startClosingIdleAccounts } from './auth/idle-accounts/close-idle-accounts.ts'
import { startClock } from './collections/schedules/clock.ts'
import { env } from './env/env.ts'
import { startMessageRetention } from './globals/inbox-settings/delete-old-messages.ts'
import { startMailing } from './mail/email-queue.ts'
import { createFileInspector } from './media/files/inspect-file.ts'
import { startImageSizeQueue } from './media/image-sizes/image-size-queue.ts'
import { logStore } from './media/store/assert-desk-store.ts'
import { registerGauges } from './observability/desk-gauges.ts'
import { setDeskRuntime } from './observability/desk-runtime.ts'
import { deskPathSegments } from './observability/logged-path.ts'
import { createReadiness } from './observability/readiness.ts'
import config from './payload.config.ts'

/** Opens the desk's database, and starts the background work: the audit’s chain, mails, variants, schedules, deletions. */
export async function startDesk(): Promise<void> {
  // Payload formats some dates on the server, always in the machine's time zone.
  process.env.TZ = MOGADISHU_TIME_ZONE
  const desk = await getPayload({ config })
  void logStore(desk)
  registerGauges(desk, env.mail !== undefined)
  registerAuditGauges(desk, env.auditShipping)
  setDeskRuntime({
    check: createReadiness(desk, {
      databaseUrl: env.databaseUrl,
      folders: {
        data: env.dataDir,
        ...(env.media.kind === 'folder' && { media: env.media.folder }),
      },
    }),
    pathSegments: deskPathSegments(desk),
    inspectFile: createFileInspector(desk),
    firstAccount: {
      isDue: () => isWithoutAccounts(desk),
      isToken: (token) => isFirstAccountToken(desk, token),
    },
    close: () => desk.destroy(),
  })
  await printFirstAccountUrl(desk)
  startAudit(desk, env.auditShipping)
  startMailing(desk)
  startMessageRetention(desk)
  startClosingIdleAccounts(desk)
  startImageSizeQueue(desk)
  startClock(desk)
}
