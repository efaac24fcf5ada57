import type { SaverWords } from '../so/saver.ts'

export const saver: SaverWords = {
  name: 'Data saver',
  on: 'on',
  off: 'off',
  turnOn: 'Turn the data saver on',
  turnOff: 'Turn the data saver off',
  whenOn:
    'Pages come without scripts and web fonts, and a picture only when you ask for it. Everything else is as it was.',
  whenOff:
    'It leaves out scripts and web fonts, and brings a picture only when you ask for it. The home page then takes less than 25 KB.',
  picture: 'Picture',
  showPicture: 'Show picture',
  hidePicture: 'Hide picture',
  playClip: 'Play the clip',
}
