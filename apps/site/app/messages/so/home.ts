import { partnerNames } from '@gaashaan/contract/defaults/so/partner-names'

/** Messages of the home page, the operations and the partners. */
export const home = {
  featured: 'Wararka ugu muhiimsan',
  featuredTag: 'Warka ugu muhiimsan',
  latest: 'Wararkii ugu dambeeyay',
  allNews: 'Dhammaan wararka',
  videos: 'Muuqaallo',
  allVideos: 'Dhammaan muuqaallada',
  operations: 'Howlgallada iyo Ololayaasha',
  allOperations: 'Dhammaan howlgallada',
  operationsLead:
    'Howlgallada iyo ololayaasha ay Wasaaraddu iyo ciidanku ka wadaan dalka: halka ay ka socdaan, goorta ay bilowdeen iyo halka ay marayaan.',
  operationPlace: 'Goobta:',
  operationStart: 'Bilowga:',
  allPartners: 'Dhammaan saaxiibada',
  empty: {
    featured: 'Weli ma jiro war muhiim ah oo la doortay',
    latest: 'Weli warar lama daabicin',
    videos: 'Weli muuqaallo lama soo gelin',
    operations: 'Weli howlgallo iyo ololayaal lama soo bandhigin',
    hint: 'Waxay halkan ka soo muuqan doonaan marka la daabaco.',
  },
  partners: {
    title: 'Saaxiibada Caalamiga ah',
    lead: 'Ururrada iyo dowladaha ay Wasaaraddu kala shaqeyso amniga, difaaca iyo dib u dhiska ciidanka.',
    names: partnerNames,
    letters: { un: 'QM', au: 'MA', atmis: 'ATMIS' },
    types: {
      international: 'Urur Caalami ah',
      regional: 'Urur Goboleed',
      peacekeeping: 'Howlgal Nabad Ilaalin',
      defense: 'Saaxiib Difaac',
    },
  },
}
