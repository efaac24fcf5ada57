import { MIN_REASON_CHARS } from '../../../access/publishers-publish-what-another-wrote.ts'
import type { BothLanguages } from '../../../i18n/messages.ts'
import { mogadishuTimeDayFirst } from '../../../i18n/mogadishu-time.ts'

/** Messages of the publishing panel's dialogs. */
export const DIALOG_MESSAGES = {
  untitled: { en: 'No title', so: 'Cinwaan ma laha' },
  ownWork: {
    en: 'You are publishing changes of your own. Let a second person do it, or say why you do it alone.',
    so: 'Waxaad daabacaysaa isbeddel aad adigu samaysay. Qof labaad u daa, ama sheeg sababta aad keligaa u daabacayso.',
  },
  remark: { en: 'What should the writer look at?', so: 'Maxuu qoraagu eegi lahaa?' },
  remarkHint: {
    en: 'The writer sees it beside the text, and by e-mail where the desk sends any.',
    so: 'Qoraagu wuxuu ku arkaa qoraalka agtiisa, iyo iimayl haddii miisku diro.',
  },
  withdrawHint: {
    en: 'Readers see the reason; the text stays readable.',
    so: 'Akhristayaashu way arkaan sababta; qoraalku wuu sii akhrismayaa.',
  },
  noteHint: {
    en: 'Leave it empty for small corrections. When written, readers see it and the date of the update.',
    so: 'Ka tag sixitaannada yaryar. Haddii la qoro, akhristayaashu way arkaan iyo taariikhda cusbooneysiinta.',
  },
  alsoCancelled: {
    en: 'What is scheduled for this text is cancelled:',
    so: 'Wixii qoraalkan loo jadwaleeyay waa la joojinayaa:',
  },
  lookFirst: {
    en: 'Look at this first:',
    so: 'Marka hore tan eeg:',
  },
  what: { en: 'What is to happen', so: 'Waxa dhacaya' },
  when: { en: 'Date and time in Mogadishu', so: 'Taariikhda iyo saacadda Muqdisho' },
  publishHint: {
    en: 'Readers have this text at once, with the picture and all else that both languages share. The text in the other language is not touched.',
    so: 'Akhristayaashu isla markiiba way helayaan qoraalkan, sawirka iyo wixii kale ee labada luqadood wadaagaan. Qoraalka luqadda kale lama taabanayo.',
  },
  scheduleHint: {
    en: 'If someone changes the text before then, it is not published by itself.',
    so: 'Haddii qof beddelo qoraalka ka hor waqtigaas, iskiis uma daabacmayo.',
  },
  unsaved: {
    en: 'What you have typed is saved first.',
    so: 'Wixii aad qortay ayaa marka hore la keydinayaa.',
  },
  timeNeeded: {
    en: 'Choose a date and a time.',
    so: 'Dooro taariikh iyo saacad.',
  },
  ownReasonNeeded: {
    en: `Write in at least ${MIN_REASON_CHARS} characters why you publish it alone.`,
    so: `Ku qor ugu yaraan ${MIN_REASON_CHARS} xaraf sababta aad keligaa u daabacayso.`,
  },
  showNewer: { en: 'Show the newer text', so: 'Tus qoraalka cusub' },
} as const satisfies Record<string, BothLanguages>

/** The time in Mogadishu, in which the dialog's times are. */
export function currentTimeMessage(now: Date): BothLanguages {
  const time = mogadishuTimeDayFirst(now)
  return { en: `It is ${time} there now.`, so: `Hadda halkaas waa ${time}.` }
}

/** Says that an earlier schedule of the same kind is replaced. */
export function replacedScheduleMessage(at: string): BothLanguages {
  const time = mogadishuTimeDayFirst(at)
  return {
    en: `It takes the place of the schedule for ${time}.`,
    so: `Wuxuu beddelayaa jadwalka ${time}.`,
  }
}
