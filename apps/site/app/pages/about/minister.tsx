import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { LeaderCard } from '../../components/leader-card/leader-card.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import styles from './about.module.css'
import type { MinisterCard } from './present-about.ts'

interface MinisterProps {
  readonly heading: string
  readonly minister: MinisterCard
}

/** The minister's card, or why there is none. */
export function Minister({ heading, minister }: MinisterProps) {
  const { viewProfile, empty, emptyHint, failed } = usePageMessages().ministry.profile
  const isFailed = minister.state === 'failed'
  return (
    <aside className={styles.minister} aria-labelledby="minister">
      <h2 id="minister">{heading}</h2>
      {minister.state === 'loaded' ? (
        <LeaderCard {...minister} to={PATHS.minister} linkLabel={viewProfile} />
      ) : (
        <div role={isFailed ? 'alert' : undefined}>
          <EmptyState
            compact
            failed={isFailed}
            failedTitle={failed}
            title={empty}
            hint={emptyHint}
          />
        </div>
      )}
    </aside>
  )
}
