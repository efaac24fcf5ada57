'use client'

import type { BothLanguages } from '../../../words/both-languages.ts'
import { LANGUAGE_GROUP } from '../../language-fields.ts'
import historyStyles from './history.module.css'
import { HISTORY_WORDS } from './history-words.ts'
import { useWords } from './in-their-language.ts'
import { LANGUAGE_NAMES } from './language-columns.ts'
import { inMogadishu } from './mogadishu-time.ts'
import { type Entry, type History, useHistory } from './use-history.ts'
import styles from './writing.module.css'

/** Who saved a version: nobody is a program, and an account that is gone or not told is someone. */
function whoSaved({ savedBy }: Entry['version']): BothLanguages {
  if (savedBy === null || savedBy === undefined) return HISTORY_WORDS.program
  const name = typeof savedBy === 'object' ? savedBy.name || savedBy.email : undefined
  return name ? { en: name, so: name } : HISTORY_WORDS.someone
}

function OneEntry({ entry, history }: { readonly entry: Entry; readonly history: History }) {
  const say = useWords()
  const { version } = entry
  const when = inMogadishu(entry.updatedAt)
  const [newest] = history.entries ?? []
  // A text that was kept aside is compared with what stands in its place, not with what was before both.
  const against = version.setAside && newest ? `?versionFrom=${newest.id}` : ''
  return (
    <li>
      <p>
        <strong>{when}</strong>, {say(whoSaved(version))}
        {version._status === 'published' && ` (${say(HISTORY_WORDS.published)})`}
        {version.setAside && ` (${say(HISTORY_WORDS.aside)})`}
      </p>
      <div className={styles.buttons}>
        <a
          className={styles.button}
          href={`/admin/collections/posts/${history.id}/versions/${entry.id}${against}`}
          aria-label={`${say(HISTORY_WORDS.compare)}: ${when}`}
        >
          {say(HISTORY_WORDS.compare)}
        </a>
        {Object.values(LANGUAGE_GROUP).map((group) => (
          <button
            key={group}
            type="button"
            className={styles.button}
            disabled={history.isBusy}
            aria-label={`${say(HISTORY_WORDS.restore)}: ${say(LANGUAGE_NAMES[group])}, ${when}`}
            onClick={() => void history.restore(entry.id, group)}
          >
            {say(HISTORY_WORDS.restore)}: {say(LANGUAGE_NAMES[group])}
          </button>
        ))}
      </div>
    </li>
  )
}

/** Who saved the post when, with each text one press away from coming back. */
export function PostHistory() {
  const say = useWords()
  const history = useHistory()
  const { entries, id } = history
  if (id === undefined) return null
  return (
    <details className={historyStyles.history}>
      <summary>{say(HISTORY_WORDS.history)}</summary>
      <p>{say(HISTORY_WORDS.hint)}</p>
      {entries?.length === 0 && <p>{say(HISTORY_WORDS.nothing)}</p>}
      <ol>
        {entries?.map((entry) => (
          <OneEntry key={entry.id} entry={entry} history={history} />
        ))}
      </ol>
    </details>
  )
}
