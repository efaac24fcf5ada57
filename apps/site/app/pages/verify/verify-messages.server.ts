import type { Language } from '@gaashaan/contract/language'
import { common as english } from '../../messages/en/common.ts'
import { verifyPage as en } from '../../messages/en/verify-page.server.ts'
import { common as somali } from '../../messages/so/common.ts'
import { verifyPage as so } from '../../messages/so/verify-page.server.ts'

export type VerifyMessages = typeof so & Pick<typeof somali, 'months'>

/** All that the check of a text says. The script that checks in a mirror has no other messages. */
export const VERIFY_MESSAGES: Readonly<Record<Language, VerifyMessages>> = {
  SO: { ...so, months: somali.months },
  EN: { ...en, months: english.months },
}
