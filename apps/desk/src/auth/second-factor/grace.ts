import { graceEnd, type SecondFactorNeed } from '../../access/passed-sign-in.ts'
import { mogadishuTime } from '../../i18n/mogadishu-time.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What is left of the time in which a password alone opens an account. */
export interface Grace {
  /** The last day in Mogadishu: `2026-12-13`. */
  readonly day: string
  /** How many days are left, of which the last may have begun. */
  readonly days: number
}

/** What is left of an account's grace period; `null` where there is none. */
export function graceOf(account: SecondFactorNeed, now = Date.now()): Grace | null {
  const end = graceEnd(account, now)
  if (end === null) return null
  return { day: mogadishuTime(end).slice(0, 10), days: Math.ceil((Date.parse(end) - now) / DAY_MS) }
}

/** Says in both languages what is left. */
export const graceText = ({ day, days }: Grace) => ({
  en: `Until ${day} your password alone still opens this account: ${days} ${days === 1 ? 'day is' : 'days are'} left. After that you need a second way to show that it is you.`,
  so: `Ilaa ${day} furaha sirta ah keligii weli wuu furayaa akoonkan: ${days} ${days === 1 ? 'maalin ayaa hartay' : 'maalmood ayaa haray'}. Kadib waxaad u baahan tahay si labaad oo lagu xaqiijiyo inaad adigu tahay.`,
})
