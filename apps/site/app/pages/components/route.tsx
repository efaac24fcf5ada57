import { LANGUAGES } from '@gaashaan/contract/language'
import { useSearchParams } from 'react-router'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { ALL_EXAMPLES } from './all-examples.ts'
import styles from './components.module.css'

const PATH = '/components'
const SCHEMES = ['light', 'dark'] as const
/** The widths of the screens for which pages are designed, in pixels. */
const WIDTHS = ['360', '768', '1280']

/** The component examples in both languages and colour schemes, for development. */
export default function Components() {
  const [search] = useSearchParams()
  /** Empty for all components. */
  const component = search.get('component') ?? ''
  const width = search.get('width') ?? '360'
  const choice = (label: string, keys: { component: string; width: string }) => (
    <li key={label}>
      <PageLink
        to={`${PATH}?${new URLSearchParams(keys)}`}
        preventScrollReset
        aria-current={keys.component === component && keys.width === width ? 'true' : undefined}
      >
        {label}
      </PageLink>
    </li>
  )
  return (
    <div lang="en" className={styles.page}>
      <title>Components</title>
      <h1>Components</h1>
      <nav aria-label="Widths">
        <ul className={styles.choices}>
          {WIDTHS.map((px) => choice(`${px} px`, { component, width: px }))}
        </ul>
      </nav>
      <nav aria-label="Components">
        <ul className={styles.choices}>
          {['', ...ALL_EXAMPLES.keys()].map((name) =>
            choice(name || 'all', { component: name, width }),
          )}
        </ul>
      </nav>
      <div className={styles.frames}>
        {LANGUAGES.flatMap((language) =>
          SCHEMES.map((scheme) => (
            <figure key={language + scheme}>
              <figcaption>
                {language}, {scheme}
              </figcaption>
              <iframe
                title={`${component || 'All components'}, ${language}, ${scheme}`}
                src={`${PATH}/frame?${new URLSearchParams({ language, component })}`}
                width={width}
                className={styles[scheme]}
              />
            </figure>
          )),
        )}
      </div>
    </div>
  )
}
