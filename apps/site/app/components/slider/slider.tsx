import { Children, type ReactNode } from 'react'
import { useWords } from '../../language/language-context.tsx'
import styles from './slider.module.css'
import { SliderControls } from './slider-controls.tsx'
import type { SliderMotion } from './slider-motion.ts'
import type { Axis } from './track.ts'
import { useSlider } from './use-slider.ts'

interface SliderProps {
  /** Id of the heading that names the slider, or the name itself. */
  readonly labelledBy?: string
  readonly label?: string
  readonly motion: SliderMotion
  readonly axis?: Axis
  readonly startsAtEnd?: boolean
  readonly isHalted?: boolean
  readonly controls?: 'bar' | 'compact'
  /** Classes of the place it stands in: the whole, its head (controls), its track. */
  readonly className?: string | undefined
  readonly headClassName?: string | undefined
  readonly trackClassName?: string | undefined
  /** Stands beside the controls, such as the heading. */
  readonly head?: ReactNode
  /** The slides. */
  readonly children: ReactNode
}

/**
 * A row, or a column, of slides that scrolls natively, and with JavaScript moves by buttons, keys
 * and by itself (the carousel pattern of the ARIA Authoring Practices).
 */
export function Slider({
  labelledBy,
  label,
  motion,
  axis = 'x',
  startsAtEnd = false,
  isHalted = false,
  controls = 'bar',
  className = '',
  headClassName,
  trackClassName = '',
  head,
  children,
}: SliderProps) {
  const words = useWords().common.slider
  const slider = useSlider({ motion, axis, startsAtEnd, isHalted })
  const slides = Children.toArray(children)
  return (
    <section
      ref={slider.root}
      className={`${styles.slider} ${className}`}
      aria-roledescription={words.label}
      aria-labelledby={labelledBy}
      aria-label={label}
      {...slider.handlers}
    >
      <div className={headClassName}>
        {head}
        <SliderControls slider={slider} axis={axis} form={controls} />
      </div>
      <div
        ref={slider.track}
        className={`${styles.track} ${styles[axis]} ${startsAtEnd ? styles.fromEnd : ''} ${trackClassName}`}
      >
        {slides.map((slide, number) => (
          // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for this role.
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides keep their places.
            key={number}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.position(number + 1, slides.length)}
          >
            {slide}
          </div>
        ))}
      </div>
      {/* Says to the styles that every slide is there: a page is painted while it still arrives. */}
      <span hidden />
    </section>
  )
}
