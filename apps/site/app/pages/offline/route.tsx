import { trustedHtml } from '../../html/trusted-html.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { PageHeader } from '../page-header.tsx'
import { DeleteCachedPages } from './delete-cached-pages.tsx'
import styles from './offline.module.css'
import { OfflineContact } from './offline-contact.tsx'

/**
 * The page for readers without a network whose page is not cached. The service worker caches it and
 * inserts the list of cached pages.
 */
export default function Offline() {
  const messages = usePageMessages().offline
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        head={{ title: messages.title, description: messages.description }}
      />
      <div className={`container ${styles.columns}`}>
        {/* The service worker writes into this element before hydration, and React keeps it. */}
        <div
          id="kept-pages"
          className={styles.cachedPages}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own messages, without characters that HTML interprets.
          dangerouslySetInnerHTML={{
            __html: trustedHtml(`<h2>${messages.kept}</h2><p>${messages.none}</p>`),
          }}
        />
        <div className={styles.aside}>
          <OfflineContact />
          <DeleteCachedPages />
        </div>
      </div>
    </>
  )
}
