import type { BothLanguages } from '../../../words/both-languages.ts'
import { inMogadishu } from './mogadishu-time.ts'
import type { PlannedDeed, PublishingAction, TextFacts } from './publishing-facts.ts'

/** What the buttons of the publishing panel say. */
export const DEED_WORDS: Readonly<Record<PublishingAction, BothLanguages>> = {
  submit: { en: 'Send to review', so: 'U dir dib-u-eegis' },
  returnToDraft: { en: 'Return to draft', so: 'Ku celi qabyo' },
  publish: { en: 'Publish', so: 'Daabac' },
  withdraw: { en: 'Withdraw', so: 'Ka noqo' },
  schedule: { en: 'Schedule', so: 'Jadwalee' },
  cancelSchedule: { en: 'Cancel the schedule', so: 'Jooji jadwalka' },
}

export const PUBLISH_CHANGES: BothLanguages = { en: 'Publish changes', so: 'Daabac isbeddelka' }

/** What the panel and its dialog say besides. */
export const PANEL_WORDS = {
  panel: { en: 'Publishing', so: 'Daabacaad' },
  notSavedYet: {
    en: 'Save the draft first: then it can be published.',
    so: 'Marka hore keydi qabyada: kaddib waa la daabici karaa.',
  },
  unsaved: {
    en: 'What you have typed is saved first.',
    so: 'Wixii aad qortay ayaa marka hore la keydinayaa.',
  },
  saveFailed: {
    en: 'Nothing was done: the text could not be saved first.',
    so: 'Waxba lama samayn: qoraalka lama keydin karin.',
  },
  unreachable: {
    en: 'The desk does not answer. Try again.',
    so: 'Miiska ma jawaabayo. Isku day mar kale.',
  },
  tryAgain: { en: 'Try again', so: 'Isku day mar kale' },
  done: { en: 'Done', so: 'Waa la sameeyay' },
  cancel: { en: 'Cancel', so: 'Ka bax' },
  firstPublished: { en: 'First published', so: 'Markii ugu horreysay ee la daabacay' },
  updated: { en: 'Updated', so: 'Waa la cusbooneysiiyay' },
  changeNote: { en: 'What has changed', so: 'Waxa isbeddelay' },
  withdrawnReason: { en: 'Why it was withdrawn', so: 'Sababta looga noqday' },
  mogadishuTime: { en: 'Mogadishu time', so: 'Waqtiga Muqdisho' },
  reason: { en: 'Reason', so: 'Sabab' },
  ownWork: {
    en: 'You publish what you wrote yourself: say why no second person has.',
    so: 'Waxaad daabacaysaa wax aad adigu qortay: sheeg sababta uusan qof labaad u daabicin.',
  },
  withdrawHint: {
    en: 'Readers see the reason; the text stays readable.',
    so: 'Akhristayaashu way arkaan sababta; qoraalku wuu sii akhrismayaa.',
  },
  noteHint: {
    en: 'Leave it empty for small corrections. When written, readers see it and the date of the update.',
    so: 'Ka tag sixitaannada yaryar. Haddii la qoro, akhristayaashu way arkaan iyo taariikhda cusbooneysiinta.',
  },
  what: { en: 'What is to happen', so: 'Waxa dhacaya' },
  when: { en: 'Date and time in Mogadishu', so: 'Taariikhda iyo saacadda Muqdisho' },
  publishHint: {
    en: 'Readers have this text at once; the other language is not touched.',
    so: 'Akhristayaashu isla markiiba way helayaan qoraalkan; luqadda kale lama taabanayo.',
  },
} as const satisfies Record<string, BothLanguages>

/** What readers have of a text. */
export function readersHave({ publicState, hasChanges }: TextFacts): BothLanguages {
  if (publicState === 'withdrawn') {
    return {
      en: 'Readers see that this text was withdrawn, and why.',
      so: 'Akhristayaashu waxay arkaan in laga noqday qoraalkan, iyo sababta.',
    }
  }
  if (publicState !== 'public') {
    return {
      en: 'Readers do not have this text.',
      so: 'Akhristayaashu ma hayaan qoraalkan.',
    }
  }
  return hasChanges
    ? {
        en: 'Readers have an earlier text: there are changes that are not public yet.',
        so: 'Akhristayaashu waxay hayaan qoraal hore: waxaa jira isbeddel aan weli la daabicin.',
      }
    : { en: 'Readers have this text.', so: 'Akhristayaashu way hayaan qoraalkan.' }
}

/** What is going to happen to a text by itself. */
export function plannedDeed({ action, at, by }: PlannedDeed): BothLanguages {
  const when = inMogadishu(at)
  const who = by ? ` (${by})` : ''
  return action === 'publish'
    ? {
        en: `Will be published on ${when}, Mogadishu time${who}`,
        so: `Waxaa la daabacayaa ${when}, waqtiga Muqdisho${who}`,
      }
    : {
        en: `Will be withdrawn on ${when}, Mogadishu time${who}`,
        so: `Waxaa laga noqonayaa ${when}, waqtiga Muqdisho${who}`,
      }
}
