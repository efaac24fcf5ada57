import { useMessages } from '../../language/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './slider-controls.module.css'
import type { Axis } from './track.ts'
import type { SliderState } from './use-slider.ts'

/** More dots do not fit beside the arrows; then only the position is shown, such as "7 / 12". */
const MAX_DOTS = { phone: 5, wide: 10 } as const

interface SliderControlsProps {
  readonly slider: SliderState
  readonly axis: Axis
  /** `bar`: arrows, dots, position and pause; `compact`: only the icons of the arrows and the pause. */
  readonly layout: 'bar' | 'compact'
}

function dotsClass(count: number): string {
  if (count > MAX_DOTS.wide) return styles.crowded ?? ''
  return count > MAX_DOTS.phone ? (styles.many ?? '') : ''
}

/** A slider's buttons. They appear once they work, in a space that is reserved for them. */
export function SliderControls({ slider, axis, layout }: SliderControlsProps) {
  const messages = useMessages().common.slider
  const { count, current, autoplay } = slider
  const isVertical = axis === 'y'
  if (count < 2) return <div className={`${styles.controls} ${styles[layout]} no-print`} />
  return (
    <div className={`${styles.controls} ${styles[layout]} ${dotsClass(count)} no-print`}>
      {autoplay.isReduced ? null : (
        <button type="button" className={styles.pause} onClick={autoplay.toggle}>
          <Icon name={autoplay.isPaused ? 'play' : 'pause'} />
          <span className={styles.word}>{autoplay.isPaused ? messages.play : messages.pause}</span>
        </button>
      )}
      <button type="button" onClick={() => slider.step(-1)}>
        <Icon name={isVertical ? 'chevron-up' : 'chevron-left'} size={24} />
        <span className="visually-hidden">{messages.previous}</span>
      </button>
      {layout === 'bar' ? (
        <div className={styles.dots}>
          {Array.from({ length: count }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position.
              key={index}
              type="button"
              className={styles.dot}
              aria-label={messages.goTo(index + 1, count)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => slider.goTo(index)}
            />
          ))}
        </div>
      ) : null}
      <button type="button" onClick={() => slider.step(1)}>
        <Icon name={isVertical ? 'chevron-down' : 'chevron-right'} size={24} />
        <span className="visually-hidden">{messages.next}</span>
      </button>
      <p className={styles.position} aria-live={autoplay.isRunning ? 'off' : 'polite'}>
        {messages.position(current + 1, count)}
      </p>
    </div>
  )
}
