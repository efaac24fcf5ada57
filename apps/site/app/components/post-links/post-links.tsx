import { useMessages } from '../../language/language-context.tsx'
import type { PostSummary } from '../../news/post-summary.ts'
import { DownloadLink } from '../download-link/download-link.tsx'
import { PostLink } from '../post-link/post-link.tsx'
import styles from './post-links.module.css'

interface PostLinksProps {
  readonly post: PostSummary
  /** Text of the link to the post; "Read more" when left out. */
  readonly label?: string | undefined
}

/** The links below a post in a list: to its file, where it has one, and to its page. */
export function PostLinks({ post, label }: PostLinksProps) {
  const { readMore } = useMessages().common
  return (
    <p className={`${styles.links} no-print`}>
      {post.file ? (
        <DownloadLink href={post.file} title={post.title} facts={post.fileFacts} />
      ) : null}
      <PostLink post={post} className={styles.read}>
        {label ?? readMore}
        <span className="visually-hidden">: {post.title}</span>
      </PostLink>
    </p>
  )
}
