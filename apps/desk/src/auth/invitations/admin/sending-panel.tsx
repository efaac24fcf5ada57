import type { UIFieldServerProps } from 'payload'
import { deskMailer } from '../../../mail/desk-mail.ts'
import { SendingButton } from './sending-button.tsx'

/** The panel below an open invitation that mails it, or makes its link without a mail server. */
export function SendingPanel({ payload }: Pick<UIFieldServerProps, 'payload'>) {
  return <SendingButton hasMailServer={deskMailer(payload) !== undefined} />
}
