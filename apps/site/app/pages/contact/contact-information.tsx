import type { ReactNode } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import type { IconName } from '../../icons/icon-names.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { useSettings } from '../../settings/settings-context.tsx'
import styles from './contact-information.module.css'

interface LineProps {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
}

function Line({ icon, title, children }: LineProps) {
  return (
    <div className={styles.line}>
      <dt>
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
        {title}
      </dt>
      {children}
    </div>
  )
}

/** A telephone number; its link has the digits and the plus alone. */
function Phone({ number }: { readonly number: string }) {
  return (
    <dd>
      <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>
    </dd>
  )
}

/** How to reach the Ministry, and when (Specification §9). */
export function ContactInformation() {
  const { email, hotline, officePhones, texts } = useSettings()
  const messages = { ...usePageMessages().contact, ...texts }
  return (
    <section className={styles.information} aria-label={messages.information}>
      <dl>
        <Line icon="phone" title={messages.hotline}>
          <Phone number={hotline} />
        </Line>
        <Line icon="clock" title={messages.officePhone}>
          <dd>{messages.officeHours}</dd>
          {officePhones.map((number) => (
            <Phone key={number} number={number} />
          ))}
        </Line>
        <Line icon="mail" title={messages.email}>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </Line>
        <Line icon="pin" title={messages.address}>
          <dd>{messages.addressText}</dd>
        </Line>
        <Line icon="calendar" title={messages.hours}>
          <dd>{messages.workingDays}</dd>
          <dd>{messages.dayOff}</dd>
        </Line>
      </dl>
    </section>
  )
}
