import type { BothLanguages } from '../../../i18n/messages.ts'
import { inMogadishu } from '../../../i18n/mogadishu-time.ts'
import type {
  FailedCommand,
  PublishingAction,
  ScheduledCommand,
  TextFacts,
} from './publishing-facts.ts'

/** Labels of the publishing panel's buttons. */
export const ACTION_LABELS: Readonly<Record<PublishingAction, BothLanguages>> = {
  submit: { en: 'Send to review', so: 'U dir dib-u-eegis' },
  returnToDraft: { en: 'Return to draft', so: 'Ku celi qabyo' },
  publish: { en: 'Publish', so: 'Daabac' },
  withdraw: { en: 'Withdraw', so: 'Ka noqo' },
  schedule: { en: 'Schedule', so: 'Jadwalee' },
  cancelSchedule: { en: 'Cancel the schedule', so: 'Jooji jadwalka' },
}

export const PUBLISH_CHANGES: BothLanguages = { en: 'Publish changes', so: 'Daabac isbeddelka' }

/** What a notice says after each action. */
const DONE_MESSAGES: Readonly<Record<PublishingAction, BothLanguages>> = {
  submit: { en: 'sent to review', so: 'dib-u-eegis ayaa loo diray' },
  returnToDraft: { en: 'returned to draft', so: 'qabyo ayaa lagu celiyay' },
  publish: { en: 'published', so: 'waa la daabacay' },
  withdraw: { en: 'withdrawn', so: 'waa laga noqday' },
  schedule: { en: 'scheduled', so: 'waa la jadwaleeyay' },
  cancelSchedule: { en: 'schedule cancelled', so: 'jadwalka waa la joojiyay' },
}

/** The notice after an action on the text of a language. */
export function doneMessage(action: PublishingAction, language: BothLanguages): BothLanguages {
  const { en, so } = DONE_MESSAGES[action]
  return { en: `${language.en}: ${en}`, so: `${language.so}: ${so}` }
}

/** The panel's other messages. */
export const PANEL_MESSAGES = {
  panel: { en: 'Publishing', so: 'Daabacaad' },
  notSavedYet: {
    en: 'Save the draft first: then it can be published.',
    so: 'Marka hore keydi qabyada: kaddib waa la daabici karaa.',
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
  firstPublished: { en: 'First published', so: 'Markii ugu horreysay ee la daabacay' },
  updated: { en: 'Updated', so: 'Waa la cusbooneysiiyay' },
  changeNote: { en: 'What has changed', so: 'Waxa isbeddelay' },
  withdrawn: { en: 'Withdrawn', so: 'Laga noqday' },
  withdrawnReason: { en: 'Why it was withdrawn', so: 'Sababta looga noqday' },
  alone: { en: 'Published without a second person', so: 'Waa la daabacay qof labaad la’aan' },
  reason: { en: 'Reason', so: 'Sabab' },
  returned: { en: 'Sent back to the writer', so: 'Qoraaga ayaa loo soo celiyay' },
} as const satisfies Record<string, BothLanguages>

/** An instant in Mogadishu's time, which it names. */
export function inMogadishuTime(instant: string): BothLanguages {
  const time = inMogadishu(instant)
  return { en: `${time} (Mogadishu)`, so: `${time} (Muqdisho)` }
}

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
export function scheduledMessage({ action, at, by }: ScheduledCommand): BothLanguages {
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

/** That something did not happen by itself, when it should have, and what to do about it. */
export function failedMessage(
  { action, at }: FailedCommand,
  allowed: TextFacts['allowed'],
): Readonly<Record<'what' | 'when' | 'next', BothLanguages>> {
  const time = inMogadishu(at)
  const isAllowed = allowed.includes(action)
  return {
    what:
      action === 'publish'
        ? {
            en: 'The schedule to publish came to nothing',
            so: 'Jadwalkii daabacaadda ma fulin',
          }
        : {
            en: 'The schedule to withdraw came to nothing',
            so: 'Jadwalkii ka noqoshada ma fulin',
          },
    when: {
      en: `It was meant for ${time}, Mogadishu time.`,
      so: `Waxaa loogu talagalay ${time}, waqtiga Muqdisho.`,
    },
    next: isAllowed ? DO_IT_NOW[action] : ASK_A_PUBLISHER,
  }
}

const DO_IT_NOW: Readonly<Record<ScheduledCommand['action'], BothLanguages>> = {
  publish: {
    en: 'Publish it now, or schedule it again.',
    so: 'Hadda daabac, ama mar kale jadwalee.',
  },
  withdraw: {
    en: 'Withdraw it now, or schedule that again.',
    so: 'Hadda ka noqo, ama mar kale jadwalee.',
  },
}

const ASK_A_PUBLISHER: BothLanguages = {
  en: 'Ask someone who may publish to look at it.',
  so: 'Weydii qof wax daabici kara inuu eego.',
}
