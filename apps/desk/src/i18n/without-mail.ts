import type { BothLanguages } from './messages.ts'
import type { Overlay } from './somali/overlay.ts'

/** The texts about a forgotten password on a desk without a mail server. */
export const WITHOUT_MAIL: BothLanguages<Overlay<'authentication'>> = {
  en: {
    emailSent: 'No mail is sent',
    checkYourEmailForPasswordReset:
      'This desk has no mail server. Ask an administrator: they open your account and make you a link for a new password.',
    forgotPasswordEmailInstructions:
      'This desk has no mail server, so it mails no link. Ask an administrator: they open your account and make you a link for a new password.',
  },
  so: {
    emailSent: 'Iimayl lama dirin',
    checkYourEmailForPasswordReset:
      'Miiskani server iimayl ma laha. Maamule weydiiso: akoonkaaga ayuu furayaa oo kuu samaynayaa xiriiriye fure cusub.',
    forgotPasswordEmailInstructions:
      'Miiskani server iimayl ma laha, xiriiriyena iimayl kuma diro. Maamule weydiiso: akoonkaaga ayuu furayaa oo kuu samaynayaa xiriiriye fure cusub.',
  },
}
