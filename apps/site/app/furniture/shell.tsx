import { type ReactNode, Suspense } from 'react'
import type { DataSaverSwitchMessages } from '../data-saver/present-switch.ts'
import { useMessages } from '../language/language-context.tsx'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useRadio } from '../radio/radio.ts'
import { Banner } from './banner.tsx'
import { Content } from './content.tsx'
import { Footer } from './footer.tsx'
import { Navigation } from './navigation/navigation-bar.tsx'
import type { AlertView } from './present-alert.ts'
import type { BannerView } from './present-banner.ts'
import { SearchField } from './search/search-field.tsx'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'

/** A chunk of its own, which only a page with an alert loads. */
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
          <Banner banner={banner} />
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

/** The radio's player, which stays while the pages change. */
function RadioPlayer() {
  const radio = useRadio()
  return radio ? <radio.Bar audio={radio.audio} /> : null
}
