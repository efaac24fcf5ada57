'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import { useMessages } from '../../i18n/use-messages.ts'
import { LINKED_PAGES } from '../page-labels.ts'
import styles from './page-choice.module.css'

const MESSAGES = {
  choose: { en: 'Or choose a page of this site', so: 'Ama dooro bog ka mid ah boggan' },
  none: { en: 'No page chosen', so: 'Bog lama dooran' },
} as const

/** A list of the site's pages below the URL of a link; choosing one sets the URL to its path. */
export function PageChoice({ path }: { readonly path: string }) {
  const { t } = useMessages()
  const { value, setValue, disabled } = useField<string>({ path })
  const id = `${path}-page`
  const chosen = LINKED_PAGES.find((page) => page.path === value)
  return (
    <div className={styles.choice}>
      <FieldLabel htmlFor={id} label={t(MESSAGES.choose)} />
      <select
        id={id}
        className={styles.select}
        disabled={disabled}
        value={chosen?.path ?? ''}
        onChange={({ target }) => setValue(target.value)}
      >
        <option value="" disabled>
          {t(MESSAGES.none)}
        </option>
        {LINKED_PAGES.map((page) => (
          <option key={page.path} value={page.path}>
            {`${t(page.label)} (${page.path})`}
          </option>
        ))}
      </select>
    </div>
  )
}
