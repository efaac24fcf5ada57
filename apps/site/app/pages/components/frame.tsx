import { useSearchParams } from 'react-router'
import type { Example } from '../../components/examples.ts'
import { useLanguage, usePageMessages } from '../../language/language-context.tsx'
import { ALL_EXAMPLES } from './all-examples.ts'
import styles from './components.module.css'

function RenderedExample({ example }: { readonly example: Example }) {
  // Loads the messages that dates need.
  usePageMessages()
  const language = useLanguage()
  return typeof example === 'function' ? example(language) : example
}

/** The examples of one component, or of all, without the page's furniture. */
export default function ComponentFrame() {
  const selected = useSearchParams()[0].get('component')
  return (
    <>
      <title>Components</title>
      <h1 className="visually-hidden" lang="en">
        Components
      </h1>
      {[...ALL_EXAMPLES]
        .filter(([component]) => !selected || component === selected)
        .flatMap(([component, examples]) =>
          Object.entries(examples).map(([name, example]) => (
            <section key={`${component}/${name}`} className={styles.example}>
              <h2 lang="en">
                {component} / {name}
              </h2>
              <div data-example={`${component}/${name}`}>
                <RenderedExample example={example} />
              </div>
            </section>
          )),
        )}
    </>
  )
}
