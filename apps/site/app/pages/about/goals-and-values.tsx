import type { AboutText } from '@gaashaan/contract/defaults/so/about'
import { Icon } from '../../components/icon/icon.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import styles from './goals-and-values.module.css'

/** The ministry's values, each with its explanation. */
export function Values({ heading, items }: AboutText['values']) {
  return (
    <section className={`container ${styles.section}`} aria-labelledby="values">
      <SectionHeading id="values">{heading}</SectionHeading>
      <ul className={styles.values}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <Icon name="star" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The ministry's goals. */
export function Goals({ heading, items }: AboutText['goals']) {
  return (
    <section className={`on-ink ${styles.goals}`} aria-labelledby="goals">
      <div className="container">
        <SectionHeading id="goals" onInk>
          {heading}
        </SectionHeading>
        <ol>
          {items.map((goal) => (
            <li key={goal}>{goal}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}
