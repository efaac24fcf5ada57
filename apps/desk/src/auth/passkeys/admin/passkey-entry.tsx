'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { mogadishuTime } from '../../../i18n/mogadishu-time.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { FactorsState } from '../../second-factor/session.ts'
import { LabelledInput } from '../../sign-in/admin/labelled-input.tsx'
import { send } from '../../sign-in/admin/send.ts'
import { type FormValues, SmallForm } from '../../sign-in/admin/small-form.tsx'
import { MESSAGES } from './messages.ts'

type PasskeyEntryProps = FactorsState['passkeys'][number] & { readonly onChanged: () => void }

/** One passkey: its name, when it was set up and last used, and forms to rename and remove it. */
export function PasskeyEntry(props: PasskeyEntryProps) {
  const { id, name, createdAt, usedAt, isCopied, onChanged } = props
  const { language, t } = useMessages()
  const [task, setTask] = useState<'rename' | 'remove'>()
  const change = async (verb: 'rename' | 'remove', body: object) => {
    const { failure } = await send('POST', `/users/passkeys/${id}/${verb}`, language, body)
    if (failure === undefined) onChanged()
    return failure
  }
  const rename = (values: FormValues) => change('rename', { name: values[`name-${id}`] })
  return (
    <li>
      <strong>{name}</strong>
      <p className="sign-in__hint">
        {t(MESSAGES.added)}: {mogadishuTime(createdAt)}.{' '}
        {usedAt === null ? t(MESSAGES.neverUsed) : `${t(MESSAGES.used)}: ${mogadishuTime(usedAt)}`}.
      </p>
      {isCopied && <p className="sign-in__failure">{t(MESSAGES.copied)}</p>}
      {task === undefined && (
        <p className="sign-in__row">
          <Button buttonStyle="secondary" onClick={() => setTask('rename')}>
            {t(MESSAGES.rename)}
          </Button>
          <Button buttonStyle="secondary" onClick={() => setTask('remove')}>
            {t(MESSAGES.remove)}
          </Button>
        </p>
      )}
      {task === 'rename' && (
        <SmallForm submit={t(MESSAGES.rename)} onSend={rename} secondary>
          <LabelledInput
            name={`name-${id}`}
            label={t(MESSAGES.newName)}
            defaultValue={name}
            maxLength={60}
            autoComplete="off"
            autoFocus
          />
        </SmallForm>
      )}
      {task === 'remove' && (
        <SmallForm submit={t(MESSAGES.remove)} onSend={() => change('remove', {})}>
          <p>{t(MESSAGES.removeReally)}</p>
        </SmallForm>
      )}
      {task !== undefined && (
        <p className="sign-in__row">
          <Button buttonStyle="secondary" onClick={() => setTask(undefined)}>
            {t(MESSAGES.cancel)}
          </Button>
        </p>
      )}
    </li>
  )
}
