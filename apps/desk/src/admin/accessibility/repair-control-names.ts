import type { DeskLanguage } from '../../i18n/messages.ts'
import { NAMED_CONTROLS, nameControl } from './control-names.ts'
import { FILLED_IN, GROUPS, nameDialog, nameGroup, tieLabel } from './tie-labels.ts'

/** What stands in a name where Payload expected a label in words and got one in both languages. */
const NO_LABEL = /\[object Object\]|\{\{label\}\}/

const DIALOGS = '.payload__modal-item'

/** Names a button by what stands beside or in it, where its own name has a hole. */
function fillName(button: Element): void {
  const name = button.getAttribute('aria-label') ?? ''
  if (!NO_LABEL.test(name)) return
  const column = button.closest('.sort-column')?.querySelector('.sort-column__label')?.textContent
  if (column) button.setAttribute('aria-label', name.replace(NO_LABEL, column))
  else if (button.textContent.trim()) button.removeAttribute('aria-label')
}

/** A sign that repeats what the field beside it does is no stop of the keyboard. */
function leaveToField(indicator: Element): void {
  indicator.setAttribute('tabindex', '-1')
}

/**
 * A value of several can be dragged, which makes it a button around the button that removes it: the
 * order of roles, say, means nothing at the desk, so the keyboard stops at the second alone.
 */
function leaveToRemove(value: Element): void {
  for (const name of ['role', 'tabindex', 'aria-disabled', 'aria-roledescription']) {
    value.removeAttribute(name)
  }
}

const MENDS: readonly (readonly [string, (element: never, language: DeskLanguage) => void])[] = [
  ['button[aria-label]', fillName],
  // Before labels are tied: what this table names needs none.
  [NAMED_CONTROLS, nameControl],
  [FILLED_IN, tieLabel],
  [GROUPS, nameGroup],
  ['.dropdown-indicator', leaveToField],
  ['.rs__multi-value[role="button"]', leaveToRemove],
  // What is seen in a tab is its name, with how many versions there are (WCAG 2.5.3).
  ['.doc-tab[aria-label]', (tab: Element) => tab.removeAttribute('aria-label')],
  // A list of no items.
  ['.doc-tabs__tabs', (list: Element) => list.setAttribute('role', 'none')],
  ['.clear-indicator', (button: Element) => button.removeAttribute('aria-hidden')],
  // It is ticked or not.
  ['.pill-selector .pill[aria-checked]', (pill: Element) => pill.setAttribute('role', 'checkbox')],
  // The file's name stands beside it.
  ['.thumbnail img:not([alt])', (image: HTMLImageElement) => image.setAttribute('alt', '')],
]

/** Gives every control in a part of the page an accessible name, in the language of the desk. */
export function repairControlNames(root: Element, language: DeskLanguage): void {
  for (const [selector, mend] of MENDS) {
    const elements = [...root.querySelectorAll(selector)]
    if (root.matches(selector)) elements.push(root)
    for (const element of elements) mend(element as never, language)
  }
  // A drawer's heading comes some time after the drawer.
  const dialog = root.closest(DIALOGS)
  for (const each of dialog ? [dialog] : root.querySelectorAll(DIALOGS)) nameDialog(each)
}
