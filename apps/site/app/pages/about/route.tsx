import { leaderOfRole } from '../../api/leaders.ts'
import { siteSettings } from '../../api/site-settings.ts'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import { getVisit } from '../../context.ts'
import { useMessages } from '../../language/language-context.tsx'
import { messagesFor } from '../../messages/messages.ts'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/route.ts'
import styles from './about.module.css'
import { Goals, Values } from './goals-and-values.tsx'
import { Minister } from './minister.tsx'
import { presentAboutText, presentMinister } from './present-about.ts'
import { Structure } from './structure.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const [minister, { about }] = await Promise.all([
    leaderOfRole(transport, 'minister', language),
    siteSettings(transport, language),
  ])
  return {
    text: presentAboutText(language, about),
    minister: presentMinister(minister, messagesFor(language)),
  }
}

export default function About({ loaderData: { text, minister } }: Route.ComponentProps) {
  const { nav } = useMessages().furniture
  const { overview, mission, vision, structure } = text
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} trail={[{ label: nav.ministry }]} />
      <div className={`container ${styles.overview}`}>
        <section aria-labelledby="overview">
          <h2 id="overview">{overview.heading}</h2>
          <div className={styles.paragraphs}>
            {overview.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <Minister heading={text.minister.heading} minister={minister} />
      </div>
      <div className={styles.band}>
        <div className={`container ${styles.purposes}`}>
          {[mission, vision].map(({ heading, text: purpose }) => (
            <section key={heading} className={styles.purpose}>
              <h2>{heading}</h2>
              <p>{purpose}</p>
            </section>
          ))}
        </div>
      </div>
      <Values {...text.values} />
      <Goals {...text.goals} />
      <section className={`container ${styles.section}`} aria-labelledby="structure">
        <SectionHeading id="structure">{structure.heading}</SectionHeading>
        <p className={styles.lead}>{structure.lead}</p>
        <Structure roles={structure.roles} />
      </section>
    </>
  )
}
