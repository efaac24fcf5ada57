import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { departmentsRead } from '../../access/departments-read.ts'
import { messagesFor } from '../../i18n/messages.ts'
import type { ContactMessage } from '../../payload-types.ts'
import { stateOf } from './states.ts'
import { VISITORS_WORDS } from './visitor-fields.ts'

type Data = Partial<ContactMessage>

const idOf = (assignee: ContactMessage['assignee']): number | null =>
  (typeof assignee === 'object' ? assignee?.id : assignee) ?? null

function refuse(path: string, message: string, req: PayloadRequest): never {
  const errors = [{ message, path }]
  throw new ValidationError({ collection: 'contact-messages', errors, req }, req.t)
}

/** Refuses an assignee who does not read the department's messages. */
async function checkAssignee(
  id: number,
  department: ContactMessage['department'],
  req: PayloadRequest,
) {
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    req,
  })
  if (user && departmentsRead({ ...user, collection: 'users' }).includes(department)) return
  const message = {
    en: 'Only someone who reads the messages of this department can be assigned.',
    so: 'Waxaa loo xilsaari karaa oo keliya qof akhriya farriimaha waaxdan.',
  }
  refuse('assignee', messagesFor(req).t(message), req)
}

/** A message that goes to another department begins anew there, and is mailed to its address. */
const forwarded = (): Data => ({
  state: 'new',
  assignee: null,
  mailedAt: null,
  mailAttempts: 0,
  mailError: null,
  mailDueAt: new Date().toISOString(),
})

/**
 * Keeps what the visitor wrote, begins anew what is forwarded, and takes up what is assigned. A form
 * that was opened while a message was new does not make it new again.
 */
export const followMessage: CollectionBeforeChangeHook<ContactMessage> = async ({
  data,
  operation,
  originalDoc: before,
  req,
}) => {
  if (operation === 'create' || !before) return data
  const rewritten = VISITORS_WORDS.find((name) => name in data && data[name] !== before[name])
  if (rewritten) refuse(rewritten, 'What a visitor wrote is never changed.', req)
  const department = data.department ?? before.department
  if (department !== before.department) return { ...data, ...forwarded() }
  const assignee = data.assignee === undefined ? idOf(before.assignee) : idOf(data.assignee)
  const isAssigned = assignee !== null && assignee !== idOf(before.assignee)
  if (isAssigned) await checkAssignee(assignee, department, req)
  if (stateOf(data.state ? data : before) !== 'new') return data
  const was = stateOf(before)
  return { ...data, state: was === 'new' && isAssigned ? 'open' : was }
}
