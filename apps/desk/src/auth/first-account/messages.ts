import type { Refusal } from '../../http-security/refuse.ts'

/** Shown on a fresh desk to visitors without the URL that it printed for its operator. */
export const NEEDS_TOKEN: Refusal = {
  status: 403,
  code: 'first_account_token',
  en: 'This desk has no account yet. The first one is made at the address that the desk printed when it started: it is in the terminal of npm start, or in the desk’s log.',
  so: 'Miiskani weli akoon ma laha. Kan ugu horreeya waxaa laga sameeyaa cinwaanka uu miisku qoray markii la shiday: wuxuu ku yaallaa shaashadda npm start ama diiwaanka (log) miiska.',
}
