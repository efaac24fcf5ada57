import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { useMessages } from '../../language/language-context.tsx'
import type { PostSummary } from '../../news/post-summary.ts'
import { Cover } from '../cover/cover.tsx'
import { Icon } from '../icon/icon.tsx'
import cardLink from '../page-link/card-link.module.css'
import { PostLink } from '../post-link/post-link.tsx'
import { PostMeta } from '../post-meta/post-meta.tsx'
import styles from './post-card.module.css'

interface CardLayout {
  /** Cards in a row of a wide screen; 4 when left out. */
  readonly columns?: 3 | 4
  /** Level of the titles; `h2` when left out. */
  readonly level?: 'h2' | 'h3'
}

interface PostCardProps extends CardLayout {
  readonly post: PostSummary
  readonly first?: boolean
}

/**
 * A post as a card: picture, subcategory, day, title, excerpt, Read More. The whole card is one link
 * with one tab stop, named by the title.
 */
export function PostCard({ post, first, columns = 4, level: Title = 'h2' }: PostCardProps) {
  return (
    <article className={`${cardLink.card} ${styles.card}`}>
      <Cover
        picture={post.picture}
        slot={columns === 3 ? IMAGE_SLOTS.third : IMAGE_SLOTS.quarter}
        first={first}
        alt=""
      />
      <div className={styles.text}>
        <PostMeta date={post.date} day={post.day} subcategory={post.subcategory} />
        <Title className={styles.title}>
          <PostLink post={post} className={cardLink.link}>
            {post.title}
          </PostLink>
        </Title>
        {post.excerpt ? <p className={styles.excerpt}>{post.excerpt}</p> : null}
        <p className={styles.more} aria-hidden="true">
          {useMessages().common.readMore} <Icon name="arrow-right" />
        </p>
      </div>
    </article>
  )
}

interface PostCardsProps extends CardLayout {
  readonly posts: readonly PostSummary[]
}

/** Cards in rows of one, two or, on a wide screen, three or four. */
export function PostCards({ posts, columns = 4, level }: PostCardsProps) {
  return (
    <ul className={`${styles.cards} ${columns === 3 ? styles.three : styles.four}`}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} first={index === 0} columns={columns} level={level} />
        </li>
      ))}
    </ul>
  )
}
