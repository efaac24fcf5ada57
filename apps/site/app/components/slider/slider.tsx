import { Children, type ReactNode } from 'react'
import { isSaving } from '../../data-saver/data-saver-context.ts'
import { useMessages } from '../../language/language-context.tsx'
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

/** With the data saver on: all of them as a list. */
function AllSlides({ labelledBy, label, className = '', head, children }: SliderProps) {
  return (
    <section className={className} aria-labelledby={labelledBy} aria-label={label}>
      {head}
      <ul className="saver-slides">
        {Children.map(children, (slide) => (
          <li>{slide}</li>
        ))}
      </ul>
    </section>
  )
}

/** Slides that move; a page with the data saver on shows all of them at once. */
export function Slider(props: SliderProps) {
  return import.meta.env.SSR && isSaving() ? <AllSlides {...props} /> : <MovingSlides {...props} />
}

/**
 * A row, or a column, of slides that scrolls natively, and with JavaScript moves by buttons, keys
 * and by itself (the carousel pattern of the ARIA Authoring Practices).
 */
function MovingSlides({
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
  const messages = useMessages().common.slider
  const slider = useSlider({ motion, axis, startsAtEnd, isHalted })
  const slides = Children.toArray(children)
  return (
    <section
      ref={slider.root}
      className={`${styles.slider} ${className}`}
      aria-roledescription={messages.label}
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
            aria-roledescription={messages.slide}
            aria-label={messages.position(number + 1, slides.length)}
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
