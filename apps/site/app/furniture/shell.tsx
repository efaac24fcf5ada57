import { type ReactNode, Suspense } from 'react'
import type { DataSaverSwitchMessages } from '../data-saver/data-saver-switch.tsx'
import { useMessages } from '../language/language-context.tsx'
import { lazyPart } from '../navigation/lazy-part.ts'
import { RadioPlayer } from '../radio/radio-player.tsx'
import { Banner } from './banner.tsx'
import { Content } from './content.tsx'
import { Footer } from './footer.tsx'
import { Navigation } from './navigation/navigation-bar.tsx'
import type { AlertView } from './present-alert.ts'
import type { BannerView } from './present-banner.ts'
import { SearchField } from './search/search-field.tsx'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'

/** Fetched by a browser whose page has an alert: most never do. */
const AlertBanner = lazyPart(() => import('./alert-banner.tsx'))

interface ShellProps {
  readonly year: number
  readonly alert?: AlertView
  readonly banner?: BannerView
  readonly saver: DataSaverSwitchMessages
  readonly children: ReactNode
}

/** The furniture around a page: alert, bar, banner, navigation, footer (Specification §2). */
export function Shell({ year, alert, banner, saver, children }: ShellProps) {
  return (
    <>
      <a href="#content" className={styles.skip}>
        {useMessages().furniture.skipToContent}
      </a>
      {alert ? (
        <Suspense>
          <AlertBanner alert={alert} />
        </Suspense>
      ) : null}
      <header className={styles.header}>
        <TopBar />
        <div className={styles.banner}>
          <Banner own={banner} />
          <SearchField className={styles.search} />
        </div>
      </header>
      <Navigation />
      <Content>{children}</Content>
      <Footer year={year} saver={saver} />
      <RadioPlayer />
    </>
  )
}
