import type { DateFieldValidation, TextFieldSingleValidation } from 'payload'
import { isBlank } from '../../collections/blank.ts'
import { messagesFor } from '../../i18n/messages.ts'
import { CHECKS } from '../../publish-checks/checks.ts'

interface AlertData {
  readonly so?: { readonly title?: string | null } | null
  readonly en?: { readonly title?: string | null } | null
  readonly link?: string | null
  readonly _status?: string | null
  readonly from?: string | Date | null
}

/** One language may be left empty: its readers get the other one. */
export const oneTitleAtLeast: TextFieldSingleValidation = (_value, { data, req }) => {
  const { so, en } = data as AlertData
  return (
    !isBlank(so?.title) ||
    !isBlank(en?.title) ||
    messagesFor(req).t({
      en: 'Give a title in one language at least.',
      so: 'Ugu yaraan hal luqad cinwaan ku qor.',
    })
  )
}

/** A link has words in each language that has a title. */
export const linkHasText: TextFieldSingleValidation = (value, { data, siblingData, req }) => {
  const { title } = siblingData as { title?: string | null }
  return (
    isBlank((data as AlertData).link) ||
    isBlank(title) ||
    !isBlank(value) ||
    messagesFor(req).t({
      en: 'Give the link its words, or take its address away.',
      so: 'Xiriiriyaha erayo u qor, ama cinwaankiisa ka saar.',
    })
  )
}

/** An alert ends after it begins, and goes out before it ends. */
export const afterItsBeginning: DateFieldValidation = (value, { data, req }) => {
  const { _status, from } = data as AlertData
  const isOver = value && new Date(value).getTime() <= Date.now()
  // What is over is still taken back, and a program may bring what was.
  if (isOver && _status === 'published' && req.user?.collection === 'users') {
    return messagesFor(req).t(CHECKS.alert_is_over)
  }
  if (!value || !from || new Date(value) > new Date(from)) return true
  return messagesFor(req).t({
    en: 'The end must come after the beginning.',
    so: 'Dhammaadku waa inuu ka dambeeyaa bilowga.',
  })
}
