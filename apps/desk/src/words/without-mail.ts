import type { BothLanguages } from './both-languages.ts'
import type { Overlay } from './somali/overlay.ts'

/** What a desk that has no mail server says of a forgotten password. */
export const WITHOUT_MAIL: Readonly<Record<keyof BothLanguages, Overlay<'authentication'>>> = {
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
