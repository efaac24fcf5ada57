import { MIN_REASON_CHARS } from '../../../access/publishers-publish-what-another-wrote.ts'
import type { BothLanguages } from '../../../i18n/messages.ts'
import { fromMogadishu, toMogadishuField } from '../../../i18n/mogadishu-time.ts'
import type { FindingView } from '../../../publish-checks/findings.ts'
import { REFUSALS } from '../publishing/refusal-messages.ts'
import { DIALOG_MESSAGES } from './dialog-messages.ts'
import type {
  DialogCommand,
  PublishingRequest,
  ScheduledCommand,
  TextFacts,
} from './publishing-facts.ts'

const HOUR_MS = 60 * 60 * 1000

/** What someone has typed in a dialog. */
export interface DialogValues {
  readonly planned: ScheduledCommand['action']
  /** Value of a `datetime-local` field, in Mogadishu. */
  readonly at: string
  readonly reason: string
  readonly changeNote: string
}

export type DialogFieldName = 'at' | 'reason' | 'changeNote'

/** What a schedule can do with a text: what could be done now, or once it is public by a schedule. */
export function choicesOf({
  allowed,
  publicState,
  schedules,
}: TextFacts): DialogValues['planned'][] {
  const willBePublic = schedules.some(({ action }) => action === 'publish')
  return [
    ...(allowed.includes('publish') ? (['publish'] as const) : []),
    ...(publicState === 'public' || willBePublic ? (['withdraw'] as const) : []),
  ]
}

/** What a dialog shows before anything is typed: the next full hour, for a schedule. */
export function initialDialogValues(facts: TextFacts, now: Date): DialogValues {
  const hour = new Date(Math.ceil((now.getTime() + 1) / HOUR_MS) * HOUR_MS)
  const planned = choicesOf(facts)[0] ?? 'publish'
  return { planned, at: toMogadishuField(hour), reason: '', changeNote: '' }
}

/** The dialog's fields, in their order. */
export function dialogFields(
  command: DialogCommand,
  planned: DialogValues['planned'],
  facts: TextFacts,
) {
  const what = command === 'schedule' ? planned : command
  const isPublish = what === 'publish'
  const fields: DialogFieldName[] = []
  if (command === 'schedule') fields.push('at')
  if (!isPublish || facts.needsReason) fields.push('reason')
  if (isPublish && facts.firstPublishedAt) fields.push('changeNote')
  return { what, fields }
}

/** What is said of a reason that is missing or too short. */
const REASON_NEEDED: Readonly<Record<Exclude<DialogCommand, 'schedule'>, BothLanguages>> = {
  returnToDraft: REFUSALS.remark_needed,
  publish: DIALOG_MESSAGES.ownReasonNeeded,
  withdraw: REFUSALS.reason_needed,
}

/** Validation messages by field. */
export function validateDialog(
  command: DialogCommand,
  { planned, at, reason }: DialogValues,
  facts: TextFacts,
  now: Date,
): Partial<Record<DialogFieldName, BothLanguages>> {
  const { what, fields } = dialogFields(command, planned, facts)
  const instant = fromMogadishu(at)
  const isShort = reason.trim().length < MIN_REASON_CHARS
  return {
    ...(fields.includes('at') && !instant && { at: DIALOG_MESSAGES.timeNeeded }),
    ...(fields.includes('at') &&
      instant &&
      new Date(instant) <= now && { at: REFUSALS.time_past as BothLanguages }),
    ...(fields.includes('reason') && isShort && { reason: REASON_NEEDED[what] }),
  }
}

/** What is asked of a text before readers get it: now, and since the desk has answered. */
export function dialogFindings(
  command: DialogCommand,
  { planned }: DialogValues,
  facts: TextFacts,
  answered: readonly FindingView[],
): readonly FindingView[] {
  if ((command === 'schedule' ? planned : command) !== 'publish') return []
  const known = new Set(answered.map(({ key }) => key))
  return [...facts.findings.filter(({ key }) => !known.has(key)), ...answered]
}

/** What a filled dialog asks the desk to do. */
export function requestOf(
  command: DialogCommand,
  { planned, at, reason, changeNote }: DialogValues,
  facts: TextFacts,
  findings: readonly FindingView[] = [],
): Omit<PublishingRequest, 'language' | 'revision'> {
  const { fields } = dialogFields(command, planned, facts)
  const instant = fromMogadishu(at)
  const note = changeNote.trim()
  return {
    action: command,
    ...(fields.includes('reason') && { reason: reason.trim() }),
    ...(fields.includes('changeNote') && note && { changeNote: note }),
    ...(findings.length > 0 && { confirmed: findings.map(({ key }) => key) }),
    ...(command === 'schedule' && instant && { schedule: { action: planned, at: instant } }),
  }
}
