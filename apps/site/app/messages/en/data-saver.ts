import type { DataSaverMessages } from '../so/data-saver.ts'

export const saver: DataSaverMessages = {
  name: 'Data saver',
  on: 'on',
  off: 'off',
  turnOn: 'Turn the data saver on',
  turnOff: 'Turn the data saver off',
  whenOn:
    'Pages load without scripts or web fonts, and pictures only when you ask for them. Everything else is the same.',
  whenOff:
    'It leaves out scripts and web fonts, and loads pictures only when you ask for them. The home page then takes less than 25 KB.',
  picture: 'Picture',
  showPicture: 'Show picture',
  hidePicture: 'Hide picture',
  playClip: 'Play clip',
}
