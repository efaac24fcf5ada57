'use client'
import { useField } from '@payloadcms/ui'
import { mogadishuTime } from '../../words/mogadishu-time.ts'
import { useWords } from '../../words/use-words.ts'
import { deedWords } from '../deed-words.ts'
import './audit.css'

/** At the head of an entry: what was done, in words, and when in Mogadishu. */
export function EntryTime() {
  const { say } = useWords()
  const { value: createdAt } = useField<string>({ path: 'createdAt' })
  const { value: action } = useField<string>({ path: 'action' })
  if (!createdAt) return null
  return (
    <p className="audit-head">
      {say(deedWords(action ?? ''))},{' '}
      <time dateTime={createdAt}>
        {mogadishuTime(createdAt)} {say({ en: '(Mogadishu)', so: '(Muqdisho)' })}
      </time>
    </p>
  )
}
