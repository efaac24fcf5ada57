import type { ReactNode } from 'react'
import type { ArchivedList } from '../../archive/archive.ts'
import { ArchiveLink } from '../../components/archive-link/archive-link.tsx'
import { PagedList } from '../../components/paged-list/paged-list.tsx'
import { PostCards } from '../../components/post-card/post-card.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import type { Listing } from '../../news/present-posts.ts'
import { PageHeader } from '../page-header.tsx'
import styles from './topic-page.module.css'

interface TopicPageProps {
  /** Names the section of the posts. */
  readonly id: string
  readonly title: string
  readonly messages: Readonly<Record<'lead' | 'intro' | 'postsHeading' | 'empty', string>>
  readonly listing: Listing
  readonly archive: ArchivedList
  /** Below the introduction. */
  readonly points?: ReactNode
  /** Beside the introduction. */
  readonly aside: ReactNode
  /** Between the introduction and the posts. */
  readonly children?: ReactNode
}

/** A page on a topic: an introduction, and the posts of the topic's category. */
export function TopicPage(props: TopicPageProps) {
  const { id, title, messages, listing, archive, points, aside, children } = props
  return (
    <>
      <PageHeader title={title} lead={messages.lead} head={listing} />
      <div className={`container ${styles.intro}`}>
        <div>
          <p className={styles.text}>{messages.intro}</p>
          {points}
        </div>
        {aside}
      </div>
      {children}
      <section className="container" aria-labelledby={id}>
        <SectionHeading id={id}>{messages.postsHeading}</SectionHeading>
        <PagedList {...listing} isEmpty={listing.posts.length === 0} empty={messages.empty}>
          <PostCards posts={listing.posts} columns={3} level="h3" />
        </PagedList>
        <ArchiveLink list={archive} />
      </section>
    </>
  )
}
