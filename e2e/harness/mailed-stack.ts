import { startMailServer } from '../../apps/desk/src/testing/mail-server.ts'
import { startEmptyStack } from './empty-stack.ts'

/**
 * A desk without content and its site, as `startEmptyStack`, and the mail server by which the desk
 * tells the ministry's press and everybody else of messages, and invites.
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
  /** The link in the newest mail, whose lines are folded as mails' are. */
  const mailedLink = () => {
    const newest = mail.received.at(-1)?.raw.replace(/=\r?\n/g, '') ?? ''
    return /\S+\/admin\/invitation#[\w-]+/.exec(newest)?.[0] ?? ''
  }
  return { ...stack, mail, mailedLink, stop }
}

export type MailedStack = Awaited<ReturnType<typeof startMailedStack>>
