import { MIN_REASON_CHARS } from '../../../access/publishers-publish-what-another-wrote.ts'
import type { REMOVAL_STATES } from '../collection.ts'
import type { Decision } from '../removal-command.ts'

type RemovalState = (typeof REMOVAL_STATES)[number]

interface RemovalMessages {
  readonly heading: string
  readonly about: string
  readonly remove: string
  readonly which: string
  readonly reason: string
  readonly reasonHint: string
  readonly movedTo: string
  readonly movedToHint: string
  readonly consequences: string
  readonly by: (who: string, when: string) => string
  readonly someone: string
  readonly states: Readonly<Record<RemovalState, string>>
  readonly decisions: Readonly<Record<Decision, string>>
  readonly erasureAsked: (who: string) => string
  readonly waitsForSecond: string
  readonly leadsTo: (to: string) => string
  readonly backups: string
  readonly read: string
  readonly readHint: string
  readonly untitled: string
  readonly eraseHint: string
  readonly failed: string
}

const en: RemovalMessages = {
  heading: 'Taken back for good',
  about:
    'For what endangers someone. To correct or to take back anything else, withdraw it: that stays readable, with its reason.',
  remove: 'Remove for good',
  which: 'What is removed',
  reason: 'Why',
  reasonHint: `At least ${MIN_REASON_CHARS} characters. Colleagues read it, readers never do.`,
  movedTo: 'Send readers to',
  movedToHint:
    'Can stay empty. A path of the site such as /resources/news, or an address with https.',
  consequences:
    'At once the text is gone from the site and the desk, with all its versions, its preview links and the files that nothing else uses. A second person confirms it or brings it back.',
  by: (who, when) => `${who}, ${when}`,
  someone: 'Someone whose account is gone',
  states: {
    waiting: 'Removed, a second person has not decided yet',
    confirmed: 'Removed and confirmed; the text is sealed',
    reverted: 'Brought back',
    erased: 'Removed and erased',
  },
  decisions: {
    confirm: 'Confirm the removal',
    revert: 'Bring it back',
    askErasure: 'Ask for it to be erased',
    erase: 'Erase it for ever',
  },
  erasureAsked: (who) => `${who} wants it erased for ever. A second administrator does it.`,
  waitsForSecond: 'Somebody else decides about it.',
  leadsTo: (to) => `Readers are sent to ${to}`,
  backups: 'Backups that still have it',
  read: 'Read what is sealed',
  readHint: `At least ${MIN_REASON_CHARS} characters. The audit keeps who read it and why.`,
  untitled: 'Without a title',
  eraseHint: 'Nobody can read it or bring it back after that.',
  failed: 'That did not work. Try again.',
}

const so: RemovalMessages = {
  heading: 'Si joogto ah looga saaray',
  about:
    'Waxa qof khatar geliya. Si aad wax kale u saxdo ama uga noqoto, ka noqo qoraalka: wuu sii akhrismayaa isagoo sababtii wata.',
  remove: 'Si joogto ah uga saar',
  which: 'Waxa la saarayo',
  reason: 'Sababta',
  reasonHint: `Ugu yaraan ${MIN_REASON_CHARS} xaraf. Dadka miiska ayaa akhriya, akhristayaashu weligood ma arkaan.`,
  movedTo: 'Akhristayaasha u dir',
  movedToHint:
    'Waa la bannayn karaa. Waddo bogga ka mid ah sida /resources/news, ama cinwaan https leh.',
  consequences:
    'Isla markiiba qoraalku wuu ka baxayaa bogga iyo miiska, isaga, noocyadiisii hore, xiriirrada horu-eegista iyo faylasha aan meel kale lagu isticmaalin. Qof labaad ayaa xaqiijinaya ama soo celinaya.',
  by: (who, when) => `${who}, ${when}`,
  someone: 'Qof aan akoonkiisu jirin',
  states: {
    waiting: 'Waa la saaray, qof labaadna weli go’aan kama gaarin',
    confirmed: 'Waa la saaray waana la xaqiijiyay; qoraalku wuu xiran yahay',
    reverted: 'Waa la soo celiyay',
    erased: 'Waa la saaray, dibna waa loo tirtiray',
  },
  decisions: {
    confirm: 'Xaqiiji ka-saaridda',
    revert: 'Soo celi',
    askErasure: 'Codso in la tirtiro',
    erase: 'Weligiis tirtir',
  },
  erasureAsked: (who) => `${who} wuxuu rabaa in weligiis la tirtiro. Maamule labaad ayaa sameeya.`,
  waitsForSecond: 'Qof kale ayaa go’aan ka gaaraya.',
  leadsTo: (to) => `Akhristayaasha waxaa loo diraa ${to}`,
  backups: 'Nuqullada kaydka ah ee weli haya',
  read: 'Akhri waxa xiran',
  readHint: `Ugu yaraan ${MIN_REASON_CHARS} xaraf. Diiwaanka falalka ayaa kaydiya cidda akhrisay iyo sababta.`,
  untitled: 'Cinwaan la’aan',
  eraseHint: 'Intaas ka dib cidna ma akhrin karto, mana soo celin karto.',
  failed: 'Way fashilantay. Mar kale isku day.',
}

export const MESSAGES = { en, so }
