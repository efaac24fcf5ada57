/** Messages of the radio player, which is loaded together with them. */
export const radio = {
  name: 'Raadiyaha Ciidanka',
  stop: 'Jooji',
  close: 'Xir raadiyaha',
  volume: 'Codka',
  states: {
    connecting: 'Waa la xiriirayaa…',
    playing: 'Toos ayuu u socdaa',
    stopped: 'Waa joogsaday',
    failed: 'Hadda lama dhageysan karo.',
  },
  newTab: 'Ku fur tab cusub',
  data: 'Inta uu socdo wuxuu isticmaalayaa xog; inta ay le’eg tahay idaacadda ayay ku xiran tahay.',
}

export type RadioMessages = typeof radio
