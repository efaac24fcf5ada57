/** Messages of the dashboard. */
export const MESSAGES = {
  en: {
    today: 'Today at the desk',
    writeNews: 'Write news',
    addPictures: 'Add pictures or files',
    headings: {
      inReview: 'Waiting for review',
      draft: 'My drafts',
      public: 'What readers see now',
    },
    none: {
      inReview: 'Nothing waits for you.',
      draft: 'You have no drafts.',
      public: 'Nothing is public yet.',
    },
    noOtherDrafts: 'You have no other drafts.',
    returned: 'Sent back to me',
    removals: 'Removed: confirm it or bring it back',
    post: (id: number) => `Post ${id}`,
    dueToday: 'Today by itself',
    noneDue: 'Nothing is scheduled for today.',
    all: (total: number) => `Show all ${total}`,
    languages: { so: 'Somali', en: 'English' },
    publish: (language: string) => `${language} is published`,
    withdraw: (language: string) => `${language} is withdrawn`,
    untitled: 'Untitled',
    everything: 'Everything on the desk',
  },
  so: {
    today: 'Maanta miiska',
    writeNews: 'Qor war',
    addPictures: 'Ku dar sawirro ama faylal',
    headings: {
      inReview: 'Sugaya dib-u-eegis',
      draft: 'Qabyooyinkayga',
      public: 'Waxa akhristayaashu hadda arkaan',
    },
    none: {
      inReview: 'Waxba kuma sugayaan.',
      draft: 'Qabyo ma lihid.',
      public: 'Weli waxba dadweynaha uma furna.',
    },
    noOtherDrafts: 'Qabyo kale ma lihid.',
    returned: 'Waa la ii soo celiyay',
    removals: 'Waa la saaray: xaqiiji ama soo celi',
    post: (id: number) => `Qoraal ${id}`,
    dueToday: 'Maanta iskood u dhacaya',
    noneDue: 'Maanta waxba looma jadwalayn.',
    all: (total: number) => `Tus dhammaan ${total}`,
    languages: { so: 'Soomaali', en: 'Ingiriis' },
    publish: (language: string) => `${language} ayaa la daabacayaa`,
    withdraw: (language: string) => `${language} ayaa laga noqonayaa`,
    untitled: 'Cinwaan la’aan',
    everything: 'Wax kasta oo miiska yaal',
  },
}

export type DashboardMessages = typeof MESSAGES.en
