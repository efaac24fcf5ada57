import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { readableDepartments } from '../../access/readable-departments.ts'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'
import type { ContactMessage } from '../../payload-types.ts'
import { messageState } from './states.ts'
import { IMMUTABLE_FIELDS } from './visitor-fields.ts'

const accountId = (assignee: ContactMessage['assignee']): number | null =>
  (typeof assignee === 'object' ? assignee?.id : assignee) ?? null

const NEVER_CHANGED = {
  en: 'What a visitor wrote is never changed.',
  so: 'Farriinta la soo diray weligeed lama beddelo.',
}

const NOT_A_READER = {
  en: 'Only someone who reads the messages of this department can be assigned.',
  so: 'Waxaa loo xilsaari karaa oo keliya qof akhriya farriimaha waaxdan.',
}

function refuse(path: string, message: BothLanguages, req: PayloadRequest): never {
  const errors = [{ message: messagesFor(req).t(message), path }]
  throw new ValidationError({ collection: 'contact-messages', errors, req }, req.t)
}

/** Refuses an assignee who does not read the department's messages. */
async function checkAssignee(
  id: number,
  department: ContactMessage['department'],
  req: PayloadRequest,
) {
  const query = { collection: 'users', id, depth: 0, disableErrors: true, req } as const
  const user = await req.payload.findByID(query)
  if (user && readableDepartments({ ...user, collection: 'users' }).includes(department)) return
  refuse('assignee', NOT_A_READER, req)
}

/** The state of a message that was forwarded to another department, to which it will be mailed. */
const forwarded = (): Partial<ContactMessage> => ({
  state: 'new',
  assignee: null,
  mailedAt: null,
  mailAttempts: 0,
  mailError: null,
  mailDueAt: new Date().toISOString(),
})

/**
 * Refuses changes to what the visitor wrote, resets a message that is forwarded, and opens a new one
 * that is assigned. A form that was opened while a message was new does not make it new again.
 */
export const enforceFollowUpRules: CollectionBeforeChangeHook<ContactMessage> = async ({
  data,
  operation,
  originalDoc: before,
  req,
}) => {
  if (operation === 'create' || !before) return data
  const changed = IMMUTABLE_FIELDS.find((name) => name in data && data[name] !== before[name])
  if (changed) refuse(changed, NEVER_CHANGED, req)
  const department = data.department ?? before.department
  if (department !== before.department) return { ...data, ...forwarded() }
  const assignee =
    data.assignee === undefined ? accountId(before.assignee) : accountId(data.assignee)
  const isAssigned = assignee !== null && assignee !== accountId(before.assignee)
  if (isAssigned) await checkAssignee(assignee, department, req)
  if (messageState(data.state ? data : before) !== 'new') return data
  const state = messageState(before)
  return { ...data, state: state === 'new' && isAssigned ? 'open' : state }
}
