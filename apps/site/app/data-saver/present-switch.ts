import type { Language } from '@gaashaan/contract'
import { dataSaverMessagesFor } from '../messages/data-saver.ts'
import type { DataSaverSwitchMessages } from './data-saver-switch.tsx'

/** What the footer's switch says of the data saver: it comes with the page, not with the bundle. */
export function presentSwitch(language: Language, isOn: boolean): DataSaverSwitchMessages {
  const messages = dataSaverMessagesFor(language)
  return {
    isOn,
    state: `${messages.name}: ${isOn ? messages.on : messages.off}.`,
    what: isOn ? messages.whenOn : messages.whenOff,
    turn: isOn ? messages.turnOff : messages.turnOn,
  }
}
