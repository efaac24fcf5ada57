/** Messages of the ministry pages. Long texts are in `@gaashaan/contract/defaults`. */
export const ministry = {
  profile: {
    office: 'Xafiiska',
    place: 'Muqdisho',
    press: 'Saxaafadda',
    leadership: 'Hoggaanka',
    loading: 'Xogta hoggaanka waa la soo gelayaa...',
    loadingHint: 'Haddii xiriirku gaabis yahay, waxay qaadan kartaa wax yar.',
    empty: 'Xog hoggaamiye lama hayo.',
    emptyHint:
      'Xogta xilkan halkan ayaa lagu daabici doonaa. Hoggaanka kale hoos ayay ku taxan yihiin.',
    failed: 'Hoggaanka lama soo gelin karin.',
    failedHint: 'Waan ka xunnahay. Fadlan wax yar ka dib isku day.',
    viewProfile: 'Akhri xogta',
    portraitOf: (name: string) => `Sawirka ${name}`,
    description: (name: string, title: string) =>
      `${name}, ${title}: waajibaadka, taariikhda iyo xiriirka xafiiska.`,
    roleDescription: (title: string) => `${title}: xogta xilka iyo xiriirka xafiiska.`,
  },
  army: {
    title: 'Hoggaanka Ciidanka',
    lead: 'Taliyayaasha Ciidanka Xoogga Dalka Soomaaliyeed iyo waxa mid walba masuul ka yahay.',
    hint: 'Guji sawirka si aad u aragto sharraxaadda',
    empty: 'Weli lama daabicin hoggaanka ciidanka',
  },
}
