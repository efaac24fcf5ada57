'use client'

import type { DefaultCellComponentProps } from 'payload'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { Post } from '../../../payload-types.ts'
import { LANGUAGE_GROUP } from '../../language-fields.ts'
import { TEXT_STATE_LABELS } from '../text-states.ts'
import { LANGUAGE_NAMES } from './language-columns.ts'
import styles from './writing.module.css'

/**
 * How far each text of a post is, in the list; a dash where nothing is written. Payload's own status
 * is one for both.
 */
export function StatesCell({ rowData }: DefaultCellComponentProps) {
  const { t } = useMessages()
  const post = rowData as Partial<Post>
  return (
    <ul className={styles.states}>
      {Object.values(LANGUAGE_GROUP).map((group) => {
        const text = post[group]
        const state = text?.title ? (text.state ?? 'draft') : undefined
        return (
          <li key={group}>
            {t(LANGUAGE_NAMES[group])}:{' '}
            <span className={styles.state} data-state={state}>
              {state ? t(TEXT_STATE_LABELS[state]) : '–'}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
