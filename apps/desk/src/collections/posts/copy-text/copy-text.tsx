'use client'

import { Button, useForm, useFormFields } from '@payloadcms/ui'
import { useMessages } from '../../../i18n/use-messages.ts'
import { isBlank } from '../../blank.ts'
import type { LanguageGroup } from '../../language-fields.ts'
import { isEmptyText } from './is-empty-text.ts'

const COPY = {
  so: { en: 'Copy the English text here', so: 'Halkan ku koobiyee qoraalka Ingiriisiga' },
  en: { en: 'Copy the Somali text here', so: 'Halkan ku koobiyee qoraalka Soomaaliga' },
} as const satisfies Record<LanguageGroup, object>

const PARTS = ['content', 'title'] as const

/** Whether nothing is written in a language of the form. */
function useIsEmpty(group: LanguageGroup): boolean {
  return useFormFields(
    ([fields]) =>
      isBlank(fields[`${group}.title`]?.value as string | undefined) &&
      isEmptyText(fields[`${group}.content`]?.value),
  )
}

/**
 * Begins an empty text with the other language's title and text, for whoever translates them. Where
 * anything is written there is no such button: nothing is ever written over.
 */
export function CopyText({ group }: { readonly group: LanguageGroup }) {
  const { t } = useMessages()
  const other = group === 'so' ? 'en' : 'so'
  const { getField, dispatchFields, setModified, disabled } = useForm()
  const isEmpty = useIsEmpty(group)
  const isOtherEmpty = useIsEmpty(other)
  if (!isEmpty || isOtherEmpty || disabled) return null
  const copy = () => {
    for (const part of PARTS) {
      const value = structuredClone(getField(`${other}.${part}`)?.value)
      // The editor of a rich text takes over what comes as its first value.
      dispatchFields({ type: 'UPDATE', path: `${group}.${part}`, value, initialValue: value })
    }
    setModified(true)
    document.getElementById(`field-${group}__title`)?.focus()
  }
  return (
    <Button type="button" buttonStyle="secondary" size="small" onClick={copy}>
      {t(COPY[group])}
    </Button>
  )
}
