import type { PartnerMark as Mark } from '@gaashaan/contract/content/site-settings'
import eu from 'country-flag-icons/3x2/EU.svg?url'
import gb from 'country-flag-icons/3x2/GB.svg?url'
import qa from 'country-flag-icons/3x2/QA.svg?url'
import tr from 'country-flag-icons/3x2/TR.svg?url'
import us from 'country-flag-icons/3x2/US.svg?url'
import { isDataSaverOn } from '../../data-saver/data-saver-context.ts'
import { useMessages } from '../../language/language-context.tsx'
import type { PartnerView } from './partner-list.ts'
import styles from './partner-mark.module.css'

/** The marks that are flags; the others are drawn monograms. */
const FLAGS: Partial<Record<Mark, string>> = { us, eu, turkey: tr, uk: gb, qatar: qa }

/** A partner's logo, flag, or letters on a coloured ground; decoration beside its name. */
export function PartnerMark({ partner }: { readonly partner: PartnerView }) {
  const messages = useMessages().home.partners.letters
  const { mark, logo, letters } = partner
  // A logo of the ministry's own is a request; the built-in marks are part of the page.
  if (import.meta.env.SSR && logo && isDataSaverOn()) return null
  const picture = logo ?? (mark && FLAGS[mark])
  if (picture) {
    const className = `${styles.mark} ${logo ? styles.logo : ''}`
    return <img className={className} src={picture} width="84" height="56" alt="" loading="lazy" />
  }
  return (
    <span
      className={`${styles.mark} ${styles.letters} ${styles[mark ?? 'custom']}`}
      aria-hidden="true"
    >
      {mark === 'un' || mark === 'au' || mark === 'atmis' ? messages[mark] : letters}
    </span>
  )
}
