import { MIN_REASON_CHARS } from '../../../access/publishers-publish-what-another-wrote.ts'
import type { BothLanguages } from '../../../i18n/messages.ts'
import { fromMogadishuField, toMogadishuField } from '../../../i18n/mogadishu-time.ts'
import type { FindingView } from '../../../publish-checks/findings.ts'
import type { TextFacts } from '../publishing/facts.ts'
import type { PublishCommandBody } from '../publishing/publish-command.ts'
import { REFUSALS } from '../publishing/refusal-messages.ts'
import { DIALOG_MESSAGES } from './dialog-messages.ts'

const HOUR_MS = 60 * 60 * 1000

/** Actions that open a dialog first; the others run at once. */
const DIALOG_ACTIONS = ['returnToDraft', 'publish', 'withdraw', 'schedule'] as const

export type DialogAction = (typeof DIALOG_ACTIONS)[number]

/** Whether an action opens a dialog; taking back one's own text needs none. */
export const hasDialog = (
  action: PublishCommandBody['action'],
  { needsRemark }: TextFacts,
): action is DialogAction =>
  DIALOG_ACTIONS.some((name) => name === action) && (action !== 'returnToDraft' || needsRemark)

/** What the person has entered in a dialog. */
export interface DialogValues {
  readonly scheduledAction: 'publish' | 'withdraw'
  /** Value of a `datetime-local` field, in Mogadishu. */
  readonly at: string
  readonly reason: string
  readonly changeNote: string
}

type DialogFieldName = 'at' | 'reason' | 'changeNote'

/** The actions that can be scheduled: those allowed now, and withdrawing after a scheduled publish. */
export function scheduleChoices({
  allowed,
  publicState,
  schedules,
}: TextFacts): DialogValues['scheduledAction'][] {
  const willBePublic = schedules.some(({ action }) => action === 'publish')
  return [
    ...(allowed.includes('publish') ? (['publish'] as const) : []),
    ...(publicState === 'public' || willBePublic ? (['withdraw'] as const) : []),
  ]
}

/** The values with which a dialog opens; for a schedule, the next full hour. */
export function initialDialogValues(facts: TextFacts, now: Date): DialogValues {
  const hour = new Date(Math.ceil((now.getTime() + 1) / HOUR_MS) * HOUR_MS)
  const scheduledAction = scheduleChoices(facts)[0] ?? 'publish'
  return { scheduledAction, at: toMogadishuField(hour), reason: '', changeNote: '' }
}

/** What a dialog does, now or at a time, and its fields in their order. */
export function dialogFields(
  command: DialogAction,
  { scheduledAction }: Pick<DialogValues, 'scheduledAction'>,
  facts: TextFacts,
) {
  const action = command === 'schedule' ? scheduledAction : command
  const isPublish = action === 'publish'
  const fields: DialogFieldName[] = []
  if (command === 'schedule') fields.push('at')
  if (!isPublish || facts.needsReason) fields.push('reason')
  if (isPublish && facts.firstPublishedAt) fields.push('changeNote')
  return { action, fields }
}

/** The messages for a reason that is missing or too short. */
const REASON_NEEDED: Readonly<Record<Exclude<DialogAction, 'schedule'>, BothLanguages>> = {
  returnToDraft: REFUSALS.remark_needed,
  publish: DIALOG_MESSAGES.ownReasonNeeded,
  withdraw: REFUSALS.reason_needed,
}

/** Validation messages by field. */
export function validateDialog(
  command: DialogAction,
  values: DialogValues,
  facts: TextFacts,
  now: Date,
): Partial<Record<DialogFieldName, BothLanguages>> {
  const { action, fields } = dialogFields(command, values, facts)
  const errors: Partial<Record<DialogFieldName, BothLanguages>> = {}
  if (fields.includes('at')) {
    const instant = fromMogadishuField(values.at)
    if (!instant) errors.at = DIALOG_MESSAGES.timeNeeded
    else if (new Date(instant) <= now) errors.at = REFUSALS.time_past
  }
  const isShort = values.reason.trim().length < MIN_REASON_CHARS
  if (fields.includes('reason') && isShort) errors.reason = REASON_NEEDED[action]
  return errors
}

/** The findings to show before a text is published: those of the facts and those of a refusal. */
export function dialogFindings(
  command: DialogAction,
  values: DialogValues,
  facts: TextFacts,
  refused: readonly FindingView[],
): readonly FindingView[] {
  if (dialogFields(command, values, facts).action !== 'publish') return []
  const refusedKeys = new Set(refused.map(({ key }) => key))
  return [...facts.findings.filter(({ key }) => !refusedKeys.has(key)), ...refused]
}

/** The command that a valid dialog sends. */
export function publishingRequest(
  command: DialogAction,
  values: DialogValues,
  facts: TextFacts,
  findings: readonly FindingView[] = [],
): Omit<PublishCommandBody, 'language' | 'revision'> {
  const { fields } = dialogFields(command, values, facts)
  const at = fromMogadishuField(values.at)
  const changeNote = values.changeNote.trim()
  return {
    action: command,
    ...(fields.includes('reason') && { reason: values.reason.trim() }),
    ...(fields.includes('changeNote') && changeNote && { changeNote }),
    ...(findings.length > 0 && { confirmed: findings.map(({ key }) => key) }),
    ...(command === 'schedule' && at && { schedule: { action: values.scheduledAction, at } }),
  }
}
