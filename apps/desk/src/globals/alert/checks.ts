import type { DateFieldValidation, TextFieldSingleValidation } from 'payload'
import { isBlank } from '../../collections/blank.ts'
import { messagesFor } from '../../i18n/messages.ts'
import type { Alert } from '../../payload-types.ts'
import { CHECKS } from '../../publish-checks/checks.ts'

/** A link needs a text in each language that has a title. */
export const linkHasText: TextFieldSingleValidation = (value, { data, siblingData, req }) => {
  const { title } = siblingData as { title?: string | null }
  return (
    isBlank((data as Partial<Alert>).link) ||
    isBlank(title) ||
    !isBlank(value) ||
    messagesFor(req).t({
      en: 'Give the link its words, or take its address away.',
      so: 'Xiriiriyaha erayo u qor, ama cinwaankiisa ka saar.',
    })
  )
}

/** An alert must end after it begins, and must not be published after its end. */
export const endsAfterStart: DateFieldValidation = (value, { data, req }) => {
  const { _status, from } = data as Partial<Alert>
  const isOver = value && new Date(value).getTime() <= Date.now()
  // An alert that is over can still be unpublished, and programs may publish one.
  if (isOver && _status === 'published' && req.user?.collection === 'users') {
    return messagesFor(req).t(CHECKS.alert_is_over)
  }
  if (!value || !from || new Date(value) > new Date(from)) return true
  return messagesFor(req).t({
    en: 'The end must come after the beginning.',
    so: 'Dhammaadku waa inuu ka dambeeyaa bilowga.',
  })
}
