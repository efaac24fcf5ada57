import { PageHead } from '../../components/page-head/page-head.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { cleanedHtml } from '../../html/cleaned-html.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { DeleteCachedPages } from './delete-cached-pages.tsx'
import styles from './offline.module.css'
import { OfflineContact } from './offline-contact.tsx'

/**
 * What a reader gets without a network where a page was not kept. The service worker keeps it on
 * the device, and puts into its list what else is there.
 */
export default function Offline() {
  const messages = usePageMessages().offline
  return (
    <>
      <PageHead title={messages.title} description={messages.description} />
      <meta name="robots" content="noindex" />
      <PageTitle title={messages.title} lead={messages.lead} />
      <div className={`container ${styles.columns}`}>
        {/* The service worker has written here before React comes, and React leaves it alone. */}
        <div
          id="kept-pages"
          className={styles.kept}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, without a sign that HTML reads.
          dangerouslySetInnerHTML={{
            __html: cleanedHtml(`<h2>${messages.kept}</h2><p>${messages.none}</p>`),
          }}
        />
        <div className={styles.beside}>
          <OfflineContact />
          <DeleteCachedPages />
        </div>
      </div>
    </>
  )
}
