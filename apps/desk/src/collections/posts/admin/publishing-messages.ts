import type { BothLanguages } from '../../../i18n/messages.ts'
import { mogadishuTimeDayFirst } from '../../../i18n/mogadishu-time.ts'
import type { TextFacts } from '../publishing/facts.ts'
import type { Action } from '../publishing/transitions.ts'

type ScheduledAction = 'publish' | 'withdraw'

export const ACTION_LABELS: Readonly<Record<Action, BothLanguages>> = {
  submit: { en: 'Send to review', so: 'U dir dib-u-eegis' },
  returnToDraft: { en: 'Return to draft', so: 'Ku celi qabyo' },
  publish: { en: 'Publish', so: 'Daabac' },
  withdraw: { en: 'Withdraw', so: 'Ka noqo' },
  schedule: { en: 'Schedule', so: 'Jadwalee' },
  cancelSchedule: { en: 'Cancel the schedule', so: 'Jooji jadwalka' },
}

const PUBLISH_CHANGES: BothLanguages = { en: 'Publish changes', so: 'Daabac isbeddelka' }

/** The label of a button, which depends on whether the text is public already. */
export const actionLabel = (action: Action, { publicState }: TextFacts): BothLanguages =>
  action === 'publish' && publicState === 'public' ? PUBLISH_CHANGES : ACTION_LABELS[action]

const DONE_MESSAGES: Readonly<Record<Action, BothLanguages>> = {
  submit: { en: 'sent to review', so: 'dib-u-eegis ayaa loo diray' },
  returnToDraft: { en: 'returned to draft', so: 'qabyo ayaa lagu celiyay' },
  publish: { en: 'published', so: 'waa la daabacay' },
  withdraw: { en: 'withdrawn', so: 'waa laga noqday' },
  schedule: { en: 'scheduled', so: 'waa la jadwaleeyay' },
  cancelSchedule: { en: 'schedule cancelled', so: 'jadwalka waa la joojiyay' },
}

/** The notice after an action about the text of a language. */
export function doneMessage(action: Action, language: BothLanguages): BothLanguages {
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
  reason: { en: 'Reason', so: 'Sabab' },
  linkProblems: { en: 'Links to look at', so: 'Xiriirro u baahan in la eego' },
  returned: { en: 'Sent back to the writer', so: 'Qoraaga ayaa loo soo celiyay' },
} as const satisfies Record<string, BothLanguages>

/** An instant with the name of its time zone. */
export function inMogadishuTime(instant: string): BothLanguages {
  const time = mogadishuTimeDayFirst(instant)
  return { en: `${time} (Mogadishu)`, so: `${time} (Muqdisho)` }
}

/** What readers have of a text. */
export function publicStateMessage({ publicState, hasChanges }: TextFacts): BothLanguages {
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

const SCHEDULED: Readonly<Record<ScheduledAction, BothLanguages>> = {
  publish: { en: 'Will be published on', so: 'Waxaa la daabacayaa' },
  withdraw: { en: 'Will be withdrawn on', so: 'Waxaa laga noqonayaa' },
}

/** What a schedule will do, when, and who created it. */
export function scheduledMessage({
  action,
  at,
  by,
}: TextFacts['schedules'][number]): BothLanguages {
  const time = mogadishuTimeDayFirst(at)
  const author = by ? ` (${by})` : ''
  return {
    en: `${SCHEDULED[action].en} ${time}, Mogadishu time${author}`,
    so: `${SCHEDULED[action].so} ${time}, waqtiga Muqdisho${author}`,
  }
}

const SCHEDULE_FAILED: Readonly<Record<ScheduledAction, BothLanguages>> = {
  publish: { en: 'The schedule to publish came to nothing', so: 'Jadwalkii daabacaadda ma fulin' },
  withdraw: {
    en: 'The schedule to withdraw came to nothing',
    so: 'Jadwalkii ka noqoshada ma fulin',
  },
}

const DO_IT_NOW: Readonly<Record<ScheduledAction, BothLanguages>> = {
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

/** What a failed schedule was to do, when, and what the person can do about it. */
export function failedMessage(
  { action, at }: Pick<NonNullable<TextFacts['failedSchedule']>, 'action' | 'at'>,
  allowed: TextFacts['allowed'],
): Readonly<Record<'what' | 'when' | 'next', BothLanguages>> {
  const time = mogadishuTimeDayFirst(at)
  return {
    what: SCHEDULE_FAILED[action],
    when: {
      en: `It was meant for ${time}, Mogadishu time.`,
      so: `Waxaa loogu talagalay ${time}, waqtiga Muqdisho.`,
    },
    next: allowed.includes(action) ? DO_IT_NOW[action] : ASK_A_PUBLISHER,
  }
}
