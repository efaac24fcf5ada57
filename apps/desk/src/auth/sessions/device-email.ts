import type { Payload } from 'payload'
import { mogadishuTime } from '../../i18n/mogadishu-time.ts'
import { deskBaseUrl } from '../../mail/desk-base-url.ts'

interface NewDevice {
  /** Browser and system; empty if unknown. */
  readonly device: string
  /** The IP address of the sign-in. */
  readonly from: string
  readonly at: Date
}

/** The e-mail to the owner of an account that a new browser has opened, in both languages. */
export function newDeviceEmail(payload: Payload, to: string, { device, from, at }: NewDevice) {
  const time = mogadishuTime(at)
  const url = `${deskBaseUrl(payload)}/admin/sessions`
  return {
    to,
    subject: 'Gaashaan: qalab cusub / a new device',
    text: `Akoonkaaga miiska Gaashaan waxaa laga soo galay qalab aan hore looga gelin: ${device || '?'}, ${time} (waqtiga Muqdisho), cinwaanka shabakadda ${from}.

Haddii aad adigu ahayd, waxba ha samayn. Haddii aanad ahayn: fadhigaas ku jooji ${url}, furahaaga sirta ah beddel, oo maamule u sheeg.

--

Your account at the Gaashaan desk was signed in on a device that it was not used on before: ${device || '?'}, ${time} (time of Mogadishu), network address ${from}.

If it was you, do nothing. If it was not: end that session at ${url}, change your password, and tell an administrator.
`,
  }
}
