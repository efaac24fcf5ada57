import { SOMALI_MONTHS } from '@gaashaan/contract/month-names'
import type { Messages } from './messages.ts'

export const so: Messages = {
  months: SOMALI_MONTHS,
  moment: (day, time) => `${day}, ${time}`,
  label: 'Nuqul kaydsan',
  copy: 'Kani waa nuqul ka mid ah bogagga wasaaradda.',
  savedOn: (moment) => `Bogan waxaa la kaydiyay ${moment}, waqtiga Muqdisho.`,
  liveSite: 'Fur bogga rasmiga ah',
  noForm:
    'Fariin halkan lagama diri karo hadda, waayo kani waa nuqul kaydsan. Fadlan na soo wac, iimayl noo soo dir, ama mar dambe isku day.',
  noSearch:
    'Raadintu halkan kama shaqayso hadda, waayo kani waa nuqul kaydsan. Khariidadda bogga ayaad wax walba ka heli kartaa.',
  noVerify:
    'Hubintu halkan kama shaqayso hadda, waayo kani waa nuqul kaydsan. Fadlan mar dambe isku day.',
  noFileVerify:
    'Faylasha halkan laguma hubin karo hadda, waayo kani waa nuqul kaydsan. Fadlan mar dambe isku day.',
  verifyNeedsScript:
    'Si qoraal loogu hubiyo nuqulkan kaydsan, waxaad u baahan tahay biraawsar JavaScript leh.',
  goOn: 'Fur bogga',
}
