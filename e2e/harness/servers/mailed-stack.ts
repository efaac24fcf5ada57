import { startMailServer } from '../../../apps/desk/src/testing/mail-server.ts'
import { startEmptyStack } from './empty-stack.ts'

/**
 * `startEmptyStack` with a mail server, by which the desk sends invitations, and notices of messages
 * to the press and to the general mailbox.
 */
export async function startMailedStack() {
  const mail = await startMailServer()
  const stack = await startEmptyStack({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Wasaaradda <desk@tusaale.example>',
    MAIL_TO_GENERAL: 'general@tusaale.example',
    MAIL_TO_PRESS: 'press@tusaale.example',
  })
  const stop = async () => {
    await stack.stop()
    await mail.close()
  }
  /** The link of the invitation in the newest mail. */
  const mailedLink = () => {
    const unfolded = mail.received.at(-1)?.raw.replace(/=\r?\n/g, '') ?? ''
    return /\S+\/admin\/invitation#[\w-]+/.exec(unfolded)?.[0] ?? ''
  }
  return { ...stack, mail, mailedLink, stop }
}

export type MailedStack = Awaited<ReturnType<typeof startMailedStack>>
