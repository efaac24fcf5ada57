import { useLocation } from 'react-router'
import { Icon } from '../../components/icon/icon.tsx'
import { PageLink } from '../../components/page-link/page-link.tsx'
import type { IconName } from '../../icons/icon-names.ts'
import { useMessages } from '../../language/language-context.tsx'
import { MEDIA_TABS, type MediaTab } from '../../paths/media-tab.ts'
import styles from './media-tabs.module.css'

const ICONS: Readonly<Record<MediaTab, IconName>> = {
  photos: 'camera',
  videos: 'play',
  resources: 'document',
}

/** The tabs as links: each has its own URL. */
export function MediaTabs({ current }: { readonly current: MediaTab }) {
  const messages = useMessages().media
  const { pathname } = useLocation()
  return (
    <nav className={`${styles.tabs} no-print`} aria-label={messages.tabsLabel}>
      <ul>
        {MEDIA_TABS.map((tab) => (
          <li key={tab}>
            <PageLink
              to={`${pathname}?tab=${tab}`}
              preventScrollReset
              aria-current={tab === current ? 'page' : undefined}
              className={`${styles.tab} ${tab === current ? styles.current : ''}`}
            >
              <Icon name={ICONS[tab]} />
              {messages.tabs[tab]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
