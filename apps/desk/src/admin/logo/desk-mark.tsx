'use client'
import './desk-mark.css'
import { useMessages } from '../../i18n/use-messages.ts'
import { Shield } from './shield.tsx'

const NAME = { en: 'Ministry of Defence', so: 'Wasaaradda Gaashaandhigga' }
const DESK = { en: 'The editors’ desk', so: 'Miiska tifaftirayaasha' }

/** The ministry's name, above the sign-in form. */
export function DeskLogo() {
  const { t } = useMessages()
  return (
    <div className="desk-mark">
      <Shield height={64} />
      <p>
        <strong>{t(NAME)}</strong>
        <span>{t(DESK)}</span>
      </p>
    </div>
  )
}

/** The sign at the head of every screen, which leads to the first one. */
export function DeskIcon() {
  return <Shield height={20} />
}
