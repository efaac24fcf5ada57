'use client'

import type { DefaultCellComponentProps } from 'payload'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { Post } from '../../../payload-types.ts'
import { GROUP_LABEL, LANGUAGE_GROUP } from '../../language-fields.ts'
import { TEXT_STATE_LABELS } from '../text-states.ts'
import styles from './writing.module.css'

/** The state of each text in the list of posts, a dash for an unwritten one. */
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
            {t(GROUP_LABEL[group])}:{' '}
            <span className={styles.state} data-state={state}>
              {state ? t(TEXT_STATE_LABELS[state]) : '–'}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
