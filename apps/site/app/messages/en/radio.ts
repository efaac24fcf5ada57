import type { RadioMessages } from '../so/radio.ts'

export const radio: RadioMessages = {
  name: 'Army radio',
  stop: 'Stop',
  close: 'Close the radio',
  volume: 'Volume',
  states: {
    connecting: 'Connecting…',
    playing: 'Playing live',
    stopped: 'Stopped',
    failed: 'The stream can’t be played right now.',
  },
  newTab: 'Open it in a new tab',
  data: 'Uses data while it plays; how much depends on the station.',
}
