'use client'

import type { DefaultCellComponentProps } from 'payload'
import type { Post } from '../../../payload-types.ts'
import { LANGUAGE_GROUP } from '../../language-fields.ts'
import { TEXT_STATE_LABELS } from '../text-states.ts'
import { useWords } from './in-their-language.ts'
import { LANGUAGE_NAMES } from './language-columns.ts'
import styles from './writing.module.css'

/** How far each text of a post is, in a list; a dash where nothing is written in a language. */
export function StatesCell({ rowData }: DefaultCellComponentProps) {
  const say = useWords()
  const post = rowData as Partial<Post>
  return Object.values(LANGUAGE_GROUP).map((group) => {
    const text = post[group]
    const label = text?.title ? say(TEXT_STATE_LABELS[text.state ?? 'draft']) : '–'
    return (
      <span className={styles.stateInList} key={group}>
        {say(LANGUAGE_NAMES[group])}: {label}
      </span>
    )
  })
}
