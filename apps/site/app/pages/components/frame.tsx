import { useSearchParams } from 'react-router'
import type { Example } from '../../components/examples.ts'
import { useLanguage, usePageMessages } from '../../language/language-context.tsx'
import { ALL_EXAMPLES } from './all-examples.ts'
import styles from './components.module.css'

function Shown({ example }: { readonly example: Example }) {
  // Dates need all words of the language.
  usePageMessages()
  const language = useLanguage()
  return typeof example === 'function' ? example(language) : example
}

/** The examples of one component, or of all, without the page's furniture. */
export default function ComponentFrame() {
  const chosen = useSearchParams()[0].get('component')
  return (
    <>
      <title>Components</title>
      <h1 className="visually-hidden" lang="en">
        Components
      </h1>
      {[...ALL_EXAMPLES]
        .filter(([component]) => !chosen || component === chosen)
        .flatMap(([component, examples]) =>
          Object.entries(examples).map(([name, example]) => (
            <section key={`${component}/${name}`} className={styles.example}>
              <h2 lang="en">
                {component} / {name}
              </h2>
              <div data-example={`${component}/${name}`}>
                <Shown example={example} />
              </div>
            </section>
          )),
        )}
    </>
  )
}
