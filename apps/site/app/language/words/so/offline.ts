/** Words for a reader without a network: the kept pages, their marks, and messages that wait. */
export const offline = {
  title: 'Internet ma lihid',
  lead: 'Bogga aad rabtay qalabkaaga kuma kaydsana, server-kuna ma jawaabayo. Bogagga hoose internet la’aan ayay ku furmaan.',
  description: 'Bogagga qalabkaaga ku kaydsan iyo sida loo tirtiro.',
  /** The mark at the top of a kept page. */
  mark: {
    label: 'Nuqul kaydsan',
    away: 'Internet ma lihid.',
    slow: 'Server-ku ma jawaabayo.',
    kept: (moment: string) => `Bogan waxaa la kaydiyay ${moment}, waqtiga Muqdisho.`,
    again: 'Mar kale isku day',
  },
  moment: (day: string, time: string) => `${day}, ${time}`,
  wanted: 'Bogga aad rabtay',
  again: 'Mar kale isku day',
  kept: 'Bogagga qalabkan ku kaydsan',
  keptOn: (moment: string) => `La kaydiyay ${moment}`,
  none: 'Weli bog kuma kaydsana qalabkan. Bogagga aad akhrido halkan ayaad ka heli doontaa marka internet la waayo.',
  contact: 'Nala soo xiriir',
  delete: {
    title: 'Waxa kaydsan',
    text: 'Bogagga iyo sawirrada, iyo fariin sugaysa haddii ay jirto, qalabkan oo keliya ayay ku jiraan. Waad tirtiri kartaa.',
    button: 'Tirtir waxa kaydsan',
    sure: 'Fariin sugaysa in la diro ayaa jirta. Iyadana waa la tirtirayaa. Ma hubtaa?',
    done: 'Waxa qalabkan ku kaydsanaa waa la tirtiray.',
    failed: 'Lama tirtiri karin. Waxaad ka tirtiri kartaa dejinta biraawsarka.',
  },
  returned: {
    text: 'Internetkii waa soo noqday.',
    fresh: 'Fur bogga cusub',
  },
  message: {
    keptTitle: 'Fariintaadu qalabkan ayay ku kaydsan tahay.',
    keptText:
      'Waxaa la diri doonaa marka internetku soo noqdo, waana laguu sheegi doonaa. Ilaa markaas waad beddeli kartaa ama waad la noqon kartaa.',
    region: 'Fariimaha sugaya',
    waiting: 'Fariin baa sugaysa',
    waitingText: 'Waxaa la diri doonaa marka internetku soo noqdo.',
    old: 'Fariin hore ayaa weli sugaysa',
    oldText:
      'Toddobaad ka badan ayay sugaysay, sidaas darteed kuma dirayno adigoon oggolaan. Ma dirnaa?',
    refused: 'Fariintaada lama aqbalin',
    writtenOn: (moment: string) => `La qoray ${moment}`,
    edit: 'Beddel',
    withdraw: 'La noqo',
    sendNow: 'Hadda dir',
    see: 'Eeg fariinta',
    sent: (subject: string) => `Fariintaadii “${subject}” waa la diray.`,
    answer: 'Waxaan kugu soo jawaabi doonnaa iimaylka aad qortay.',
    withdrawn: 'Fariinta waa lagala noqday, lamana diri doono.',
    gone: 'Fariinta mar hore ayaa la diray.',
  },
}
