import { useWords } from '../../language/language-context.tsx'
import type { Partner } from './partner-list.ts'
import styles from './partner-mark.module.css'

/** A partner's flag, or its letters on its own ground; decoration beside its name. */
export function PartnerMark({ partner }: { readonly partner: Partner }) {
  const { letters } = useWords().home.partners
  const { name, flag } = partner
  if (flag) {
    return <img className={styles.mark} src={flag} width="84" height="56" alt="" loading="lazy" />
  }
  return (
    <span className={`${styles.mark} ${styles.letters} ${styles[name]}`} aria-hidden="true">
      {name === 'un' || name === 'au' || name === 'atmis' ? letters[name] : null}
    </span>
  )
}
