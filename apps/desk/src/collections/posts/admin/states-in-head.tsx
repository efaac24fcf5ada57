'use client'

import { useFormFields } from '@payloadcms/ui'
import { useMessages } from '../../../i18n/use-messages.ts'
import { GROUP_LABEL } from '../../language-fields.ts'
import { TEXT_STATE_LABELS, type TextState } from '../text-states.ts'

/** The state of each text in the head of the screen. Payload has one status for both. */
export function StatesInHead() {
  const { t } = useMessages()
  const [so, en] = useFormFields(([fields]) => [
    fields['so.state']?.value,
    fields['en.state']?.value,
  ])
  const label = (state: unknown) => t(TEXT_STATE_LABELS[(state as TextState) ?? 'draft'])
  return (
    <span>
      {t(GROUP_LABEL.so)}: {label(so)} · {t(GROUP_LABEL.en)}: {label(en)}
    </span>
  )
}

/** Takes the place of Payload's publish buttons: each text is published in its own panel. */
export function Nothing() {
  return null
}
