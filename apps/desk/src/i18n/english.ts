import { en } from '@payloadcms/translations/languages/en'
import type { Overlay } from './somali/overlay.ts'

const authentication: Overlay<'authentication'> = {
  emailSent: 'Your request has been received',
  checkYourEmailForPasswordReset:
    'If this address has an account, the desk mails it a link for a new password, which works once, within an hour. Look into the spam folder too. If nothing comes, ask an administrator for a link.',
  forgotPasswordEmailInstructions:
    'Enter your e-mail address. If it has an account, it is mailed a link for a new password.',
  loggedInChangePassword:
    'To change your password, go to <0>your account</0> and choose “Change the password”.',
  loggedOutInactivity:
    'Your sign-in has ended. The desk ends it after 8 hours without use, a day after it began, and when your access is changed.',
  resend: 'Ask again',
  successfullyUnlocked: 'The account is not locked.',
  youAreInactive:
    'You will be signed out in a moment: the desk signs everyone out after 8 hours without use, and a day after signing in. Do you want to stay?',
}

const general: Overlay<'general'> = {
  deletedCountSuccessfully_zero: 'Nothing was deleted.',
  // Shown for a missing value, where Payload's own text is `<No Caption, in Somali>`.
  noLabel: '–',
  payloadSettings: 'Settings of the desk',
  submissionSuccessful: 'It has been received.',
  updatedCountSuccessfully_zero: 'Nothing was changed.',
}

/** Payload's English, with other texts where Payload's would be wrong for this desk. */
export const english = {
  ...en,
  translations: {
    ...en.translations,
    authentication: { ...en.translations.authentication, ...authentication },
    general: { ...en.translations.general, ...general },
  },
}
