import type { Language } from '@gaashaan/contract'
import { saverWordsOf } from '../messages/data-saver.ts'
import type { DataSaverSwitchMessages } from './data-saver-switch.tsx'

/** What the footer's switch says of the data saver: it comes with the page, not with the bundle. */
export function presentSwitch(language: Language, isOn: boolean): DataSaverSwitchMessages {
  const words = saverWordsOf(language)
  return {
    isOn,
    state: `${words.name}: ${isOn ? words.on : words.off}.`,
    what: isOn ? words.whenOn : words.whenOff,
    turn: isOn ? words.turnOff : words.turnOn,
  }
}
