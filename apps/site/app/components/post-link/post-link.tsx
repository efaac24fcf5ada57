import type { ComponentProps } from 'react'
import { useNews } from '../../news-selection/news-context.tsx'
import { PageLink } from '../page-link/page-link.tsx'

interface PostLinkProps extends Omit<ComponentProps<typeof PageLink>, 'to'> {
  readonly post: { readonly id: number; readonly to: string }
}

/** A link to a post's page; following it makes the post the selected news (Specification §1). */
export function PostLink({ post, ...rest }: PostLinkProps) {
  const { setSelectedNewsId } = useNews()
  return <PageLink to={post.to} onClick={() => setSelectedNewsId(post.id)} {...rest} />
}
