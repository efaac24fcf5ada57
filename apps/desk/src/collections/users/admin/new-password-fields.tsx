import { LabelledInput } from '../../../auth/sign-in/admin/labelled-input.tsx'
import { useMessages } from '../../../i18n/use-messages.ts'
import { MESSAGES } from './messages.ts'

const NEW_PASSWORD = { type: 'password', autoComplete: 'new-password', maxLength: 200 }

/** The fields `password` and `again` of a form that sets a password. */
export function NewPasswordFields() {
  const { t } = useMessages()
  return (
    <>
      <LabelledInput
        name="password"
        label={t(MESSAGES.next)}
        hint={t(MESSAGES.nextHint)}
        {...NEW_PASSWORD}
      />
      <LabelledInput name="again" label={t(MESSAGES.again)} {...NEW_PASSWORD} />
    </>
  )
}
