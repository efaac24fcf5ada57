import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { messagesFor } from '../../i18n/messages.ts'
import { DEPARTMENTS_FIELD } from './access-fields.ts'

const NONE = {
  en: 'An inbox reader needs at least one department: without one they would see no message.',
  so: 'Akhriyaha farriimuhu wuxuu u baahan yahay ugu yaraan hal waax: la’aanteed farriin ma arki doono.',
}

interface Access {
  readonly roles?: readonly string[] | null
  readonly departments?: readonly string[] | null
}

const readsNothing = ({ roles, departments }: Access) =>
  Boolean(roles?.includes('inboxReader')) && !departments?.length

/** No person makes someone an inbox reader of no department; programs of the desk may. */
export const inboxReadersHaveADepartment: CollectionBeforeValidateHook = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const isFault = readsNothing({ ...originalDoc, ...data }) && !readsNothing(originalDoc ?? {})
  if (!req.user || !isFault) return data
  const errors = [
    { label: DEPARTMENTS_FIELD.label, message: messagesFor(req).t(NONE), path: 'departments' },
  ]
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}
