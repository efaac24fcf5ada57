import { initI18n } from '@payloadcms/translations'
import { expect, test } from 'vitest'
import { deskLanguages } from './desk-languages.ts'

const FORGOTTEN_KEYS = [
  'emailSent',
  'checkYourEmailForPasswordReset',
  'forgotPasswordEmailInstructions',
]

/** The texts of the screens about a forgotten password. */
function forgottenTexts(language: 'en' | 'so', hasMailServer: boolean): string[] {
  const languages = deskLanguages(hasMailServer).supportedLanguages as Record<
    string,
    { translations: { authentication: Record<string, string> } }
  >
  const texts = languages[language]?.translations.authentication ?? {}
  return FORGOTTEN_KEYS.map((key) => texts[key] ?? '')
}

test.each([
  ['en', /has no mail server|No mail is sent/],
  ['so', /server iimayl ma laha|Iimayl lama dirin/],
] as const)('without a mail server the desk promises no mail, in %s', (language, noMail) => {
  for (const text of forgottenTexts(language, true)) expect(text).not.toMatch(noMail)
  for (const text of forgottenTexts(language, false)) expect(text).toMatch(noMail)
})

test.each([
  ['en', 'Nothing was deleted.', 'Nothing was changed.'],
  ['so', 'Waxba lama tirtirin.', 'Waxba lama beddelin.'],
])(
  'a bulk action on no document is not reported as done, in %s',
  async (language, deleted, changed) => {
    const config = deskLanguages(true)
    const { t } = await initI18n({ config, context: 'client', language: language as 'en' })
    const labelled = (count: number) => ({ count, label: 'X' })
    expect(t('general:deletedCountSuccessfully', labelled(0))).toBe(deleted)
    expect(t('general:updatedCountSuccessfully', labelled(0))).toBe(changed)
    expect(t('general:deletedCountSuccessfully', labelled(2))).toContain('2 X')
  },
)
