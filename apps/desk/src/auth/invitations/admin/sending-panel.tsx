import type { UIFieldServerProps } from 'payload'
import { deliveryOf } from '../../../mail/desk-mail.ts'
import { SendingButton } from './sending-button.tsx'

/** Below an open invitation: mails it, or makes its link where no mail server is set. */
export function SendingPanel({ payload }: Pick<UIFieldServerProps, 'payload'>) {
  return <SendingButton hasMailServer={deliveryOf(payload) !== undefined} />
}
