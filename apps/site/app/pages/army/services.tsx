import airForce from '../../assets/air-force.svg?url'
import landForce from '../../assets/land-force.svg?url'
import navy from '../../assets/navy.svg?url'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import styles from './army.module.css'

/** The three services with their logos. */
export function Services() {
  const { furniture, posts } = usePageMessages()
  const messages = posts.army
  const services = [
    { logo: landForce, name: furniture.footer.landForce, text: messages.services.land },
    { logo: navy, name: furniture.footer.navy, text: messages.services.navy },
    { logo: airForce, name: furniture.footer.airForce, text: messages.services.air },
  ]
  return (
    <section className={styles.services} aria-labelledby="services">
      <div className="container">
        <SectionHeading id="services">{messages.servicesHeading}</SectionHeading>
        <ul className={styles.list}>
          {services.map(({ logo, name, text }) => (
            <li key={name} className={styles.service}>
              <img src={logo} width="64" height="82" alt="" />
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
