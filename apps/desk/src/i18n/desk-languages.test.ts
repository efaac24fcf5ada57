import { initI18n } from '@payloadcms/translations'
import { expect, test } from 'vitest'
import { deskLanguages } from './desk-languages.ts'

const FORGOTTEN = ['emailSent', 'checkYourEmailForPasswordReset', 'forgotPasswordEmailInstructions']

/** What the screens about a forgotten password say. */
function forgotten(language: 'en' | 'so', hasMailServer: boolean): string[] {
  const languages = deskLanguages(hasMailServer).supportedLanguages as Record<
    string,
    { translations: { authentication: Record<string, string> } }
  >
  const words = languages[language]?.translations.authentication ?? {}
  return FORGOTTEN.map((key) => words[key] ?? '')
}

test.each([
  ['en', /has no mail server|No mail is sent/],
  ['so', /server iimayl ma laha|Iimayl lama dirin/],
] as const)('without a mail server the desk promises no mail, in %s', (language, none) => {
  for (const words of forgotten(language, true)) expect(words).not.toMatch(none)
  for (const words of forgotten(language, false)) expect(words).toMatch(none)
})

test.each([
  ['en', 'Nothing was deleted.', 'Nothing was changed.'],
  ['so', 'Waxba lama tirtirin.', 'Waxba lama beddelin.'],
])('what was done to none is not called done, in %s', async (language, deleted, changed) => {
  const config = deskLanguages(true)
  const { t } = await initI18n({ config, context: 'client', language: language as 'en' })
  const of = (count: number) => ({ count, label: 'X' })
  expect(t('general:deletedCountSuccessfully', of(0))).toBe(deleted)
  expect(t('general:updatedCountSuccessfully', of(0))).toBe(changed)
  expect(t('general:deletedCountSuccessfully', of(2))).toContain('2 X')
})
