import { useMessages } from '../../language/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './slider-controls.module.css'
import type { Axis } from './track.ts'
import type { SliderState } from './use-slider.ts'

/** Most dots that fit beside the arrows on a phone, and on a wide screen; above, "7 / 12" alone. */
const MAX_DOTS = { phone: 5, wide: 10 } as const

interface SliderControlsProps {
  readonly slider: SliderState
  readonly axis: Axis
  /** `bar`: arrows, dots, position and pause; `compact`: arrows and pause as signs alone. */
  readonly form: 'bar' | 'compact'
}

function crowd(count: number): string {
  if (count > MAX_DOTS.wide) return styles.crowded ?? ''
  return count > MAX_DOTS.phone ? (styles.many ?? '') : ''
}

/** A slider's buttons; only there once they work, in a space that was kept for them. */
export function SliderControls({ slider, axis, form }: SliderControlsProps) {
  const messages = useMessages().common.slider
  const { count, current, autoplay } = slider
  const isUp = axis === 'y'
  const number = current + 1
  if (count < 2) return <div className={`${styles.controls} ${styles[form]} no-print`} />
  return (
    <div className={`${styles.controls} ${styles[form]} ${crowd(count)} no-print`}>
      {autoplay.isReduced ? null : (
        <button type="button" className={styles.pause} onClick={autoplay.toggle}>
          <Icon name={autoplay.isPaused ? 'play' : 'pause'} />
          <span className={styles.word}>{autoplay.isPaused ? messages.play : messages.pause}</span>
        </button>
      )}
      <button type="button" className={styles.previous} onClick={() => slider.step(-1)}>
        <Icon name={isUp ? 'chevron-up' : 'chevron-left'} size={24} />
        <span className="visually-hidden">{messages.previous}</span>
      </button>
      {form === 'bar' ? (
        <div className={styles.dots}>
          {Array.from({ length: count }, (_, dot) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
              key={dot}
              type="button"
              className={styles.dot}
              aria-label={messages.goTo(dot + 1, count)}
              aria-current={dot === current ? 'true' : undefined}
              onClick={() => slider.goTo(dot)}
            />
          ))}
        </div>
      ) : null}
      <button type="button" className={styles.next} onClick={() => slider.step(1)}>
        <Icon name={isUp ? 'chevron-down' : 'chevron-right'} size={24} />
        <span className="visually-hidden">{messages.next}</span>
      </button>
      <p className={styles.position} aria-live={autoplay.isRunning ? 'off' : 'polite'}>
        {messages.position(number, count)}
      </p>
    </div>
  )
}
