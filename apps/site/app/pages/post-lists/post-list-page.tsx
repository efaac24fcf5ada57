import type { ReactNode } from 'react'
import type { ArchivedList } from '../../archive/archive.ts'
import { ArchiveLink } from '../../components/archive-link/archive-link.tsx'
import { FeedLinks } from '../../components/feed-links/feed-links.tsx'
import { PagedList } from '../../components/paged-list/paged-list.tsx'
import type { Listing } from '../../news/present-posts.ts'
import type { FeedName } from '../../paths/feed-paths.ts'
import { PageHeader } from '../page-header.tsx'

interface PostListPageProps {
  readonly title: string
  readonly messages: { readonly lead: string; readonly empty: string }
  readonly listing: Listing
  readonly archive: ArchivedList
  readonly feed: FeedName
  /** Beside the title. */
  readonly aside?: ReactNode
  /** Below the list. */
  readonly below?: ReactNode
  /** The list itself. */
  readonly children: ReactNode
}

/** A page of a list of posts, with its archive and its feeds. */
export function PostListPage(props: PostListPageProps) {
  const { title, messages, listing, archive, feed, aside, below, children } = props
  return (
    <>
      <PageHeader title={title} lead={messages.lead} head={listing} aside={aside} />
      <div className="container">
        <PagedList {...listing} isEmpty={listing.posts.length === 0} empty={messages.empty}>
          {children}
        </PagedList>
        <ArchiveLink list={archive} />
        <FeedLinks name={feed} title={title} calendar={feed === 'tenders'} />
        {below}
      </div>
    </>
  )
}
