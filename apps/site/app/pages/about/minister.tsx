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

/** The minister card, or what stands in its place. */
export function Minister({ heading, minister }: MinisterProps) {
  const { viewProfile, empty, emptyHint, failed } = usePageMessages().ministry.profile
  return (
    <aside className={styles.minister} aria-labelledby="minister">
      <h2 id="minister">{heading}</h2>
      {minister.state === 'loaded' ? (
        <LeaderCard {...minister} to={PATHS.minister} linkLabel={viewProfile} />
      ) : (
        <div role={minister.state === 'failed' ? 'alert' : undefined}>
          <EmptyState
            compact
            failed={minister.state === 'failed'}
            failedTitle={failed}
            title={empty}
            hint={emptyHint}
          />
        </div>
      )}
    </aside>
  )
}
