import type { ComponentProps } from 'react'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { PartnerGrid } from '../../components/partner-grid/partner-grid.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import { useMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import page from './home.module.css'

const HEADING = 'partners'

/** The partners at a glance (Specification §2). */
export function Partners({ partners }: ComponentProps<typeof PartnerGrid>) {
  const messages = useMessages().home
  return (
    <section className={page.plain} aria-labelledby={HEADING}>
      <div className="container">
        <SectionHeading
          id={HEADING}
          link={<ArrowLink to={PATHS.partners}>{messages.allPartners}</ArrowLink>}
        >
          {messages.partners.title}
        </SectionHeading>
        <PartnerGrid partners={partners} />
      </div>
    </section>
  )
}
