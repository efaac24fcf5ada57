'use client'

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { LanguageGroup } from '../../language-fields.ts'
import { useWords } from './in-their-language.ts'
import { LANGUAGE_NAMES } from './language-columns.ts'
import { fromMogadishu, toMogadishuField } from './mogadishu-time.ts'
import type { AskedDeed, PublishingRequest, TextFacts } from './publishing-facts.ts'
import { DEED_WORDS, PANEL_WORDS, PUBLISH_CHANGES } from './publishing-words.ts'
import type { Publishing } from './use-publishing.ts'
import styles from './writing.module.css'

type Planned = 'publish' | 'withdraw'

interface Asked {
  readonly group: LanguageGroup
  readonly deed: AskedDeed
  readonly facts: TextFacts
  readonly publishing: Publishing
  close(): void
}

function LongText({
  name,
  label,
  hint,
  required,
}: {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly required?: boolean
}) {
  const id = useId()
  return (
    <div className={styles.asked}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        rows={3}
        maxLength={500}
        required={required}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  )
}

/** What a filled dialog asks the desk to do. */
function requestOf(
  deed: AskedDeed,
  planned: Planned,
  data: FormData,
): Omit<PublishingRequest, 'language'> {
  const text = (name: string) => String(data.get(name) ?? '').trim() || undefined
  const reason = text('reason')
  const changeNote = text('changeNote')
  const at = fromMogadishu(text('at') ?? '')
  return {
    action: deed,
    ...(reason && { reason }),
    ...(changeNote && { changeNote }),
    ...(deed === 'schedule' && at && { schedule: { action: planned, at } }),
  }
}

/** Asks what has to be known before a text is published, withdrawn or scheduled. */
export function PublishingDialog({ group, deed, facts, publishing, close }: Asked) {
  const say = useWords()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isPublic = facts.publicState === 'public'
  const choices: Planned[] = isPublic ? ['publish', 'withdraw'] : ['publish']
  const [planned, setPlanned] = useState<Planned>('publish')
  const what = deed === 'schedule' ? planned : deed

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    // The screen's own form is around this one in React, though not in the page.
    event.preventDefault()
    event.stopPropagation()
    const request = requestOf(deed, planned, new FormData(event.currentTarget))
    if (await publishing.perform(request)) close()
  }

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={close}>
      <form onSubmit={(event) => void send(event)}>
        <h2 id={id}>
          {say(DEED_WORDS[deed])}: {say(LANGUAGE_NAMES[group])}
        </h2>
        {deed === 'publish' && <p>{say(PANEL_WORDS.publishHint)}</p>}
        {publishing.hasUnsaved && <p>{say(PANEL_WORDS.unsaved)}</p>}
        {deed === 'schedule' && (
          <>
            <fieldset className={styles.asked}>
              <legend>{say(PANEL_WORDS.what)}</legend>
              {choices.map((choice) => (
                <label key={choice}>
                  <input
                    type="radio"
                    name="planned"
                    value={choice}
                    checked={planned === choice}
                    onChange={() => setPlanned(choice)}
                  />{' '}
                  {say(DEED_WORDS[choice])}
                </label>
              ))}
            </fieldset>
            <div className={styles.asked}>
              <label htmlFor={`${id}-at`}>{say(PANEL_WORDS.when)}</label>
              <input
                id={`${id}-at`}
                name="at"
                type="datetime-local"
                min={toMogadishuField(new Date())}
                required
              />
            </div>
          </>
        )}
        {what === 'withdraw' && (
          <LongText
            name="reason"
            label={say(PANEL_WORDS.reason)}
            hint={say(PANEL_WORDS.withdrawHint)}
            required
          />
        )}
        {what === 'publish' && facts.needsReason && (
          <LongText
            name="reason"
            label={say(PANEL_WORDS.reason)}
            hint={say(PANEL_WORDS.ownWork)}
            required
          />
        )}
        {what === 'publish' && facts.firstPublishedAt && (
          <LongText
            name="changeNote"
            label={say(PANEL_WORDS.changeNote)}
            hint={say(PANEL_WORDS.noteHint)}
          />
        )}
        <p className={styles.buttons}>
          <button
            type="submit"
            className={`${styles.button} ${styles.main}`}
            disabled={publishing.isBusy}
          >
            {say(deed === 'publish' && isPublic ? PUBLISH_CHANGES : DEED_WORDS[deed])}
          </button>
          <button type="button" className={styles.button} onClick={close}>
            {say(PANEL_WORDS.cancel)}
          </button>
        </p>
      </form>
    </dialog>,
    document.body,
  )
}
