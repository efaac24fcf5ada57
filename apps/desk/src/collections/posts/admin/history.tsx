'use client'

import type { BothLanguages } from '../../../i18n/messages.ts'
import { inMogadishu } from '../../../i18n/mogadishu-time.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { LANGUAGE_GROUP } from '../../language-fields.ts'
import historyStyles from './history.module.css'
import { HISTORY_MESSAGES } from './history-messages.ts'
import { LANGUAGE_NAMES } from './language-columns.ts'
import { type Entry, type History, useHistory } from './use-history.ts'
import styles from './writing.module.css'

/** Who saved a version: nobody is a program, and an account that is gone or not told is someone. */
function whoSaved({ savedBy }: Entry['version']): BothLanguages {
  if (savedBy === null || savedBy === undefined) return HISTORY_MESSAGES.program
  const name = typeof savedBy === 'object' ? savedBy.name || savedBy.email : undefined
  return name ? { en: name, so: name } : HISTORY_MESSAGES.someone
}

function OneEntry({ entry, history }: { readonly entry: Entry; readonly history: History }) {
  const { t } = useMessages()
  const { version } = entry
  const when = inMogadishu(entry.updatedAt)
  const [newest] = history.entries ?? []
  // A text that was kept aside is compared with what stands in its place, not with what was before both.
  const against = version.setAside && newest ? `?versionFrom=${newest.id}` : ''
  return (
    <li>
      <p>
        <strong>{when}</strong>, {t(whoSaved(version))}
        {version._status === 'published' && ` (${t(HISTORY_MESSAGES.published)})`}
        {version.setAside && ` (${t(HISTORY_MESSAGES.aside)})`}
      </p>
      <div className={styles.buttons}>
        <a
          className={styles.button}
          href={`/admin/collections/posts/${history.id}/versions/${entry.id}${against}`}
          aria-label={`${t(HISTORY_MESSAGES.compare)}: ${when}`}
        >
          {t(HISTORY_MESSAGES.compare)}
        </a>
        {Object.values(LANGUAGE_GROUP).map((group) => (
          <button
            key={group}
            type="button"
            className={styles.button}
            disabled={history.isBusy}
            aria-label={`${t(HISTORY_MESSAGES.restore)}: ${t(LANGUAGE_NAMES[group])}, ${when}`}
            onClick={() => void history.restore(entry.id, group)}
          >
            {t(HISTORY_MESSAGES.restore)}: {t(LANGUAGE_NAMES[group])}
          </button>
        ))}
      </div>
    </li>
  )
}

/** The post's versions with author and time; each text can be restored with one press. */
export function PostHistory() {
  const { t } = useMessages()
  const history = useHistory()
  const { entries, id } = history
  if (id === undefined) return null
  return (
    <details className={historyStyles.history}>
      <summary>{t(HISTORY_MESSAGES.history)}</summary>
      <p>{t(HISTORY_MESSAGES.hint)}</p>
      {entries?.length === 0 && <p>{t(HISTORY_MESSAGES.nothing)}</p>}
      <ol>
        {entries?.map((entry) => (
          <OneEntry key={entry.id} entry={entry} history={history} />
        ))}
      </ol>
    </details>
  )
}
