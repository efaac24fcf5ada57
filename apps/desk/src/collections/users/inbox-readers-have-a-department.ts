import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { messagesFor } from '../../i18n/messages.ts'
import type { User } from '../../payload-types.ts'
import { DEPARTMENTS_FIELD } from './access-fields.ts'

const NO_DEPARTMENT = {
  en: 'An inbox reader needs at least one department: without one they would see no message.',
  so: 'Akhriyaha farriimuhu wuxuu u baahan yahay ugu yaraan hal waax: la’aanteed farriin ma arki doono.',
}

const readsNothing = ({ roles, departments }: Partial<User>) =>
  Boolean(roles?.includes('inboxReader')) && !departments?.length

/** A person cannot make someone an inbox reader without a department; programs can. */
export const inboxReadersHaveADepartment: CollectionBeforeValidateHook = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const isWrong = readsNothing({ ...originalDoc, ...data }) && !readsNothing(originalDoc ?? {})
  if (!req.user || !isWrong) return data
  const errors = [
    {
      label: DEPARTMENTS_FIELD.label,
      message: messagesFor(req).t(NO_DEPARTMENT),
      path: 'departments',
    },
  ]
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}
