/** Messages of the preview page, around the working copy. */
export const previewMessages = {
  label: 'Horu-eegis',
  notPublic: 'Horu-eegis – dadweynaha uma furna',
  states: {
    draft: 'qabyo',
    inReview: 'dib-u-eegis',
    public: 'dadweynaha u furan',
    withdrawn: 'laga noqday',
  },
  inLanguage: { SO: 'Af Soomaali', EN: 'Af Ingiriisi' },
  languages: { SO: 'Soomaali', EN: 'English' },
  until: 'Horu-eegistani waxay shaqaynaysaa ilaa',
  notWritten: {
    title: 'Weli af Soomaali waxba kuma qorna',
    text: 'Warkan hadda wuxuu ku qoran yahay Ingiriisi oo keliya.',
  },
  ended: {
    title: 'Horu-eegistan lama muujin karo',
    text: 'Xiriirku wuu dhacay, waa laga noqday, ama ma dhammaystirna. Qofkii kuu soo diray mid cusub weydiiso.',
  },
  failed: {
    title: 'Horu-eegistan hadda lama muujin karo',
    text: 'Miiska lama weydiin karin. Fadlan wax yar ka dib isku day.',
  },
}

export type PreviewMessages = typeof previewMessages
