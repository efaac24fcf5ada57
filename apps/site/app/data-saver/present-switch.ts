import type { Language } from '@gaashaan/contract'
import { dataSaverMessagesFor } from '../messages/data-saver.ts'

/** The state and the texts of the footer's switch: they come with the page, not with the bundle. */
export function presentDataSaverSwitch(language: Language, isOn: boolean) {
  const messages = dataSaverMessagesFor(language)
  return {
    isOn,
    state: `${messages.name}: ${isOn ? messages.on : messages.off}.`,
    what: isOn ? messages.whenOn : messages.whenOff,
    turn: isOn ? messages.turnOff : messages.turnOn,
  }
}

export type DataSaverSwitchMessages = ReturnType<typeof presentDataSaverSwitch>
