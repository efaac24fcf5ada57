'use client'

import { Button, useForm, useFormFields } from '@payloadcms/ui'
import { useMessages } from '../../../i18n/use-messages.ts'
import { isBlank } from '../../blank.ts'
import type { LanguageGroup } from '../../language-fields.ts'
import { isEmptyText } from './is-empty-text.ts'

const COPY_LABELS = {
  so: { en: 'Copy the English text here', so: 'Halkan ku koobiyee qoraalka Ingiriisiga' },
  en: { en: 'Copy the Somali text here', so: 'Halkan ku koobiyee qoraalka Soomaaliga' },
} as const satisfies Record<LanguageGroup, object>

const COPIED_FIELDS = ['content', 'title'] as const

/** Whether title and text of a language are empty in the form. */
function useIsEmpty(group: LanguageGroup): boolean {
  return useFormFields(
    ([fields]) =>
      isBlank(fields[`${group}.title`]?.value as string | undefined) &&
      isEmptyText(fields[`${group}.content`]?.value),
  )
}

/**
 * A button that copies title and text of the other language, for translators. It is shown only while
 * this language is empty, so that it never overwrites anything.
 */
export function CopyText({ group }: { readonly group: LanguageGroup }) {
  const { t } = useMessages()
  const other = group === 'so' ? 'en' : 'so'
  const { getField, dispatchFields, setModified, disabled } = useForm()
  const isEmpty = useIsEmpty(group)
  const isOtherEmpty = useIsEmpty(other)
  if (!isEmpty || isOtherEmpty || disabled) return null
  const copy = () => {
    for (const field of COPIED_FIELDS) {
      const value = structuredClone(getField(`${other}.${field}`)?.value)
      // The rich text editor shows a new value only when its initial value changes too.
      dispatchFields({ type: 'UPDATE', path: `${group}.${field}`, value, initialValue: value })
    }
    setModified(true)
    document.getElementById(`field-${group}__title`)?.focus()
  }
  return (
    <Button type="button" buttonStyle="secondary" size="small" onClick={copy}>
      {t(COPY_LABELS[group])}
    </Button>
  )
}
