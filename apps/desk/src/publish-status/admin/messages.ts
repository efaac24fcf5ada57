const en = {
  heading: 'What readers have',
  current: 'Readers have this version',
  since: (time: string) => `Readers have this version since ${time}`,
  notYet: (time: string) => `Not yet (last asked ${time})`,
  notPublic: 'Not public: readers have no page',
  unreachable: (time: string) => `The site cannot be reached (last asked ${time})`,
  checking: 'Asking the site…',
  failed: 'The desk could not ask. Try again.',
  noSite: 'The desk is not told where the site is: SITE_URL is not set.',
  open: 'Open the page',
  checkAgain: 'Ask again',
}

const so: typeof en = {
  heading: 'Waxa akhristayaashu arkaan',
  current: 'Akhristayaashu nuqulkan ayay hayaan',
  since: (time) => `Akhristayaashu nuqulkan waxay hayaan tan iyo ${time}`,
  notYet: (time) => `Weli maya (markii ugu dambeysay ee la weydiiyay ${time})`,
  notPublic: 'Dadweynaha uma furna: akhristayaashu bog ma hayaan',
  unreachable: (time) => `Bogga lama heli karo (markii ugu dambeysay ee la weydiiyay ${time})`,
  checking: 'Bogga ayaa la weydiinayaa…',
  failed: 'Miisku ma weydiin karin. Mar kale isku day.',
  noSite: 'Miiska looma sheegin halka uu boggu joogo: SITE_URL lama dejin.',
  open: 'Fur bogga',
  checkAgain: 'Mar kale weydii',
}

export const MESSAGES = { en, so }
