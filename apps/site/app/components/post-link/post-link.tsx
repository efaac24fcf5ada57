import type { ReactNode } from 'react'
import { useNews } from '../../news-selection/news-context.tsx'
import { PageLink } from '../page-link/page-link.tsx'

interface PostLinkProps {
  readonly post: { readonly id: number; readonly to: string }
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link to a post's own page; choosing it makes it the selected news (Specification §1). */
export function PostLink({ post, className, children }: PostLinkProps) {
  const { setSelectedNewsId } = useNews()
  return (
    <PageLink to={post.to} className={className} onClick={() => setSelectedNewsId(post.id)}>
      {children}
    </PageLink>
  )
}
