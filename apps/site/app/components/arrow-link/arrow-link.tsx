import { Icon } from '../icon/icon.tsx'
import { PageLink } from '../page-link/page-link.tsx'
import styles from './arrow-link.module.css'

interface ArrowLinkProps {
  readonly to: string
  readonly children: string
  readonly back?: boolean
  readonly onInk?: boolean
}

/** A bold link with an arrow after its text, or before it where the link leads back. */
export function ArrowLink({ to, children, back, onInk }: ArrowLinkProps) {
  return (
    <PageLink to={to} className={`${styles.link} ${onInk ? styles.onInk : ''}`}>
      {back ? <Icon name="arrow-left" /> : null}
      {children}
      {back ? null : <Icon name="arrow-right" />}
    </PageLink>
  )
}
