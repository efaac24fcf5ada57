'use client'
import './desk-mark.css'
import { useMessages } from '../../i18n/use-messages.ts'

const NAME = { en: 'Ministry of Defence', so: 'Wasaaradda Gaashaandhigga' }
const DESK = { en: 'The editors’ desk', so: 'Miiska tifaftirayaasha' }

/** The product's shield: the same drawing as on the public site. `height` is in pixels. */
function Shield({ height }: { readonly height: number }) {
  return (
    <svg
      aria-hidden="true"
      height={height}
      viewBox="0 0 50 64"
      width={(height * 50) / 64}
      xmlns="http://www.w3.org/2000/svg"
    >
      <path d="M49 1v33.5c0 12.5-10 21.5-24 28.5C11 56 1 47 1 34.5V1z" fill="#14532d" />
      <path d="M49 1v5.2L11 54C4.8 48.6 1 42.2 1 34.5V1z" fill="#e3ac3a" />
      <path d="M46.6 1 7.4 50.4C3.4 45.8 1 40.6 1 34.5V1z" fill="#4189dd" />
      <path
        d="M25 16.2l2.8 8.5h8.9l-7.2 5.2 2.8 8.5-7.3-5.2-7.3 5.2 2.8-8.5-7.2-5.2h8.9z"
        fill="#fff"
      />
    </svg>
  )
}

/** The ministry's name above the sign-in form. */
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

/** The icon in the header of every screen, which links to the dashboard. */
export function DeskIcon() {
  return <Shield height={20} />
}
