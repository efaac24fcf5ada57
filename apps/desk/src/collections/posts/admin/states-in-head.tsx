'use client'

import { useFormFields } from '@payloadcms/ui'
import { useMessages } from '../../../i18n/use-messages.ts'
import { TEXT_STATE_LABELS, type TextState } from '../text-states.ts'
import { LANGUAGE_NAMES } from './language-columns.ts'

/** How far each text is, at the head of the screen, in the place of Payload's one status for both. */
export function StatesInHead() {
  const { t } = useMessages()
  const [so, en] = useFormFields(([fields]) => [
    fields['so.state']?.value,
    fields['en.state']?.value,
  ])
  const label = (state: unknown) => t(TEXT_STATE_LABELS[(state as TextState) ?? 'draft'])
  return (
    <span>
      {t(LANGUAGE_NAMES.so)}: {label(so)} · {t(LANGUAGE_NAMES.en)}: {label(en)}
    </span>
  )
}

/** Nothing: a text is published and withdrawn in its language's panel alone. */
export function Nothing() {
  return null
}
