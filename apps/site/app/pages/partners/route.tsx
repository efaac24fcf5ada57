import { siteSettings } from '../../api/site-settings.ts'
import { ExternalLink } from '../../components/external-link/external-link.tsx'
import { builtInPartners } from '../../components/partner-grid/partner-list.ts'
import { PartnerMark } from '../../components/partner-grid/partner-mark.tsx'
import { presentPartners } from '../../components/partner-grid/present-partners.ts'
import { getVisit } from '../../context.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { messagesFor } from '../../messages/messages.ts'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/route.ts'
import styles from './partners.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const settings = await siteSettings(transport, language)
  return { partners: presentPartners(settings.partners, messagesFor(language)) }
}

/** The list of partners (Specification §2 and §3): the ministry's own, else the built-in one. */
export default function Partners({ loaderData }: Route.ComponentProps) {
  const { furniture, home, partners } = usePageMessages()
  const messages = home.partners
  const list = loaderData.partners ?? builtInPartners(messages)
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        trail={[{ label: furniture.nav.ministry }]}
      />
      <div className="container">
        <ul className={styles.partners}>
          {list.map((partner) => {
            const { name, kind, mark, url } = partner
            const text = loaderData.partners ? partner.text : mark && partners.about[mark]
            return (
              <li key={name} className={styles.card}>
                <PartnerMark partner={partner} />
                <div>
                  <h2>{url ? <ExternalLink href={url}>{name}</ExternalLink> : name}</h2>
                  <p className={styles.type}>{messages.types[kind]}</p>
                </div>
                {text ? <p className={styles.about}>{text}</p> : null}
              </li>
            )
          })}
        </ul>
      </div>
    </>
  )
}
