import { iconId } from '@gaashaan/contract/texts/mirrored-text'
import arrowLink from '../app/components/arrow-link/arrow-link.module.css'
import icons from '../app/components/icon/icon.module.css'
import type { IconName } from '../app/icons/icon-names.ts'
import type { Verdict } from '../app/pages/verify/present-verdict.server.ts'
import styles from '../app/pages/verify/verdict-panel.module.css'
import type { VerifyMessages } from '../app/pages/verify/verify-messages.server.ts'
import type { ComparedPart } from '../app/verify/verify.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** An element with a class and what is in it. */
function element(tag: string, className: string | undefined, ...children: (Node | string)[]) {
  const made = document.createElement(tag)
  if (className !== undefined) made.className = className
  made.append(...children)
  return made
}

/** An icon of those that the page has. */
function icon(name: IconName, size: number): Node {
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${iconId(name)}`)
  const drawing = document.createElementNS(SVG, 'svg')
  const attributes = { class: icons.icon ?? '', width: `${size}`, height: `${size}` }
  for (const [key, value] of Object.entries(attributes)) drawing.setAttribute(key, value)
  drawing.setAttribute('aria-hidden', 'true')
  drawing.append(use)
  return drawing
}

const TAGS = { same: 'span', added: 'ins', missing: 'del' } as const

/** What was pasted beside the ministry's words. Screen readers are told which words are whose. */
function compared(parts: readonly ComparedPart[], messages: VerifyMessages): Node {
  const text = element('p', styles.text)
  for (const { kind, text: words } of parts) {
    const hidden = (note: string) => element('span', 'visually-hidden', note)
    const marked = kind === 'same' ? [words] : [hidden(`[${messages[kind]}: `), words, hidden(']')]
    text.append(element(TAGS[kind], undefined, ...marked, ' '))
  }
  const legend = element(
    'ul',
    styles.legend,
    element('li', undefined, element('ins', undefined, messages.added)),
    element('li', undefined, element('del', undefined, messages.missing)),
  )
  const heading = element('h3', undefined, messages.compared)
  return element('div', styles.compared, heading, legend, text)
}

function linkTo({ to, title }: NonNullable<Verdict['link']>, messages: VerifyMessages): Node {
  const link = element('a', arrowLink.link, messages.readText, icon('arrow-right', 20))
  link.setAttribute('href', to)
  return element('p', styles.link, element('span', styles.title, title), link)
}

/** Removes the verdict that is shown. */
export const removeVerdict = (): void =>
  document.querySelector('[aria-labelledby=verdict]')?.remove()

/**
 * Shows a verdict before the form, as the site's page does
 * (`verdict-panel.tsx`), and gives it the focus.
 */
export function showVerdict(form: Element, verdict: Verdict, messages: VerifyMessages): void {
  const { tone, heading, sentences, note, parts, link } = verdict
  const title = element('h2', undefined, icon(tone === 'good' ? 'check' : 'warning', 32), heading)
  title.id = 'verdict'
  const panel = element('section', `${styles.verdict} ${styles[tone]}`, title)
  panel.setAttribute('aria-labelledby', title.id)
  panel.tabIndex = -1
  panel.append(element('p', undefined, sentences.join(' ')))
  if (note)
    panel.append(
      element('p', undefined, element('strong', undefined, `${messages.note}:`), ` ${note}`),
    )
  if (parts) panel.append(compared(parts, messages))
  if (link) panel.append(linkTo(link, messages))
  form.before(panel)
  panel.focus()
}
