import { LANGUAGES, type Language } from '@gaashaan/contract/language'
import { useSearchParams } from 'react-router'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { ALL_EXAMPLES } from './all-examples.ts'
import styles from './components.module.css'

const PATH = '/components'
const SCHEMES = ['light', 'dark'] as const
/** The screens that every page is looked at, in pixels. */
const WIDTHS = [360, 768, 1280]

interface Choice {
  /** All components where it is left out. */
  readonly component?: string | undefined
  readonly width: number
}

function addressOf({ component, width }: Choice): string {
  const search = new URLSearchParams({ width: String(width), ...(component && { component }) })
  return `${PATH}?${search}`
}

function frameAddress(language: Language, component: string | undefined): string {
  const search = new URLSearchParams({ language, ...(component && { component }) })
  return `${PATH}/frame?${search}`
}

/** Every example of the components in both languages and colour schemes, for who works on them. */
export default function Components() {
  const [search] = useSearchParams()
  const component = search.get('component') ?? undefined
  const width = Number(search.get('width') ?? WIDTHS[0])
  const choices = (list: readonly (Choice & { readonly label: string })[]) => (
    <ul className={styles.choices}>
      {list.map(({ label, ...choice }) => (
        <li key={label}>
          <PageLink
            to={addressOf(choice)}
            preventScrollReset
            aria-current={
              choice.component === component && choice.width === width ? 'true' : undefined
            }
          >
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  )
  return (
    <div lang="en" className={styles.page}>
      <title>Components</title>
      <h1>Components</h1>
      <nav aria-label="Widths">
        {choices(WIDTHS.map((each) => ({ label: `${each} px`, component, width: each })))}
      </nav>
      <nav aria-label="Components">
        {choices([
          { label: 'all', width },
          ...[...ALL_EXAMPLES.keys()].map((each) => ({ label: each, component: each, width })),
        ])}
      </nav>
      <div className={styles.frames}>
        {LANGUAGES.flatMap((language) =>
          SCHEMES.map((scheme) => (
            <figure key={language + scheme}>
              <figcaption>
                {language}, {scheme}
              </figcaption>
              <iframe
                title={`${component ?? 'All components'}, ${language}, ${scheme}`}
                src={frameAddress(language, component)}
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
