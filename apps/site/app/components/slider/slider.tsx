import { Children, type ReactNode } from 'react'
import { isDataSaverOn } from '../../data-saver/data-saver-context.ts'
import { useMessages } from '../../language/language-context.tsx'
import styles from './slider.module.css'
import { SliderControls } from './slider-controls.tsx'
import type { SliderMotion } from './slider-motion.ts'
import type { Axis } from './track.ts'
import { useSlider } from './use-slider.ts'

interface SliderProps {
  /** Id of the heading that names the slider; `label` is the name itself. */
  readonly labelledBy?: string
  readonly label?: string
  readonly motion: SliderMotion
  readonly axis?: Axis
  readonly startsAtEnd?: boolean
  readonly isHalted?: boolean
  readonly controls?: 'bar' | 'compact'
  readonly className?: string | undefined
  /** Class of the element around `head` and the controls. */
  readonly headClassName?: string | undefined
  readonly trackClassName?: string | undefined
  /** Before the controls, such as a heading. */
  readonly head?: ReactNode
  /** The slides. */
  readonly children: ReactNode
}

/** The slides as a list, for pages with the data saver on. */
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

export function Slider(props: SliderProps) {
  return import.meta.env.SSR && isDataSaverOn() ? (
    <AllSlides {...props} />
  ) : (
    <MovingSlides {...props} />
  )
}

/**
 * A row or a column of slides that scrolls natively. With JavaScript it also moves by buttons, by keys
 * and by itself (the carousel pattern of the ARIA Authoring Practices).
 */
function MovingSlides(props: SliderProps) {
  const { motion, axis = 'x', startsAtEnd = false, isHalted = false, controls = 'bar' } = props
  const { className = '', trackClassName = '' } = props
  const messages = useMessages().common.slider
  const slider = useSlider({ motion, axis, startsAtEnd, isHalted })
  const slides = Children.toArray(props.children)
  return (
    <section
      ref={slider.root}
      className={`${styles.slider} ${className}`}
      aria-roledescription={messages.label}
      aria-labelledby={props.labelledBy}
      aria-label={props.label}
      {...slider.handlers}
    >
      <div className={props.headClassName}>
        {props.head}
        <SliderControls slider={slider} axis={axis} layout={controls} />
      </div>
      <div
        ref={slider.track}
        className={`${styles.track} ${styles[axis]} ${startsAtEnd ? styles.fromEnd : ''} ${trackClassName}`}
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for this role.
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides keep their places.
            key={index}
            role="group"
            aria-roledescription={messages.slide}
            aria-label={messages.position(index + 1, slides.length)}
          >
            {slide}
          </div>
        ))}
      </div>
      {/* Its presence tells the styles that every slide has arrived: a page is painted while it loads. */}
      <span hidden />
    </section>
  )
}
