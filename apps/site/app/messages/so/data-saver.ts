/** Messages of the data saver. Only the server has them; they are no part of the bundle. */
export const saver = {
  name: 'Badbaadinta xogta',
  on: 'way shidan tahay',
  off: 'way dansan tahay',
  turnOn: 'Shid badbaadinta xogta',
  turnOff: 'Demi badbaadinta xogta',
  whenOn:
    'Boggu ma soo dejiyo barnaamijyo iyo farta shabakadda, sawirna wuxuu yimaaddaa oo keliya markaad weydiisato. Wax kasta oo kale waa sidii.',
  whenOff:
    'Waxay ka tagtaa barnaamijyada iyo farta shabakadda, sawirrana waxay keentaa oo keliya markaad weydiisato. Bogga Hore markaas wuu ka yar yahay 25 KB.',
  picture: 'Sawir',
  showPicture: 'Muuji sawirka',
  hidePicture: 'Qari sawirka',
  playClip: 'Daawo muuqaalka',
}

export type DataSaverMessages = typeof saver
