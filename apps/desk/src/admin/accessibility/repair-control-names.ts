import type { DeskLanguage } from '../../i18n/messages.ts'
import { NAMED_CONTROLS, nameControl } from './control-names.ts'
import { FIELD_GROUPS, LABELLED_CONTROLS, nameDialog, nameGroup, tieLabel } from './tie-labels.ts'

/** What a name contains where Payload expected a string as label and got one in both languages. */
const MISSING_LABEL = /\[object Object\]|\{\{label\}\}/

const DIALOGS = '.payload__modal-item'

/** Completes a button's name from its column's label, or leaves the name to the button's text. */
function completeName(button: Element): void {
  const name = button.getAttribute('aria-label') ?? ''
  if (!MISSING_LABEL.test(name)) return
  const column = button.closest('.sort-column')?.querySelector('.sort-column__label')?.textContent
  if (column) button.setAttribute('aria-label', name.replace(MISSING_LABEL, column))
  else if (button.textContent.trim()) button.removeAttribute('aria-label')
}

/** An icon that repeats what its field does is no keyboard stop. */
function skipIndicator(indicator: Element): void {
  indicator.setAttribute('tabindex', '-1')
}

/**
 * A value of a multiple choice can be dragged, which makes it a button around the button that removes
 * it. The order means nothing at the desk, so only the inner button is a keyboard stop.
 */
function unwrapRemoveButton(value: Element): void {
  for (const name of ['role', 'tabindex', 'aria-disabled', 'aria-roledescription']) {
    value.removeAttribute(name)
  }
}

const REPAIRS: readonly (readonly [string, (element: never, language: DeskLanguage) => void])[] = [
  ['button[aria-label]', completeName],
  // Before the labels are tied: a control of that table needs none.
  [NAMED_CONTROLS, nameControl],
  [LABELLED_CONTROLS, tieLabel],
  [FIELD_GROUPS, nameGroup],
  ['.dropdown-indicator', skipIndicator],
  ['.rs__multi-value[role="button"]', unwrapRemoveButton],
  // The visible text of a tab is its name, with the number of versions (WCAG 2.5.3).
  ['.doc-tab[aria-label]', (tab: Element) => tab.removeAttribute('aria-label')],
  // This list has no list items.
  ['.doc-tabs__tabs', (list: Element) => list.setAttribute('role', 'none')],
  ['.clear-indicator', (button: Element) => button.removeAttribute('aria-hidden')],
  // It can be ticked.
  ['.pill-selector .pill[aria-checked]', (pill: Element) => pill.setAttribute('role', 'checkbox')],
  // The file's name is shown beside it.
  ['.thumbnail img:not([alt])', (image: HTMLImageElement) => image.setAttribute('alt', '')],
]

/** Gives every control in a part of the page an accessible name in the language of the desk. */
export function repairControlNames(root: Element, language: DeskLanguage): void {
  for (const [selector, repair] of REPAIRS) {
    const elements = [...root.querySelectorAll(selector)]
    if (root.matches(selector)) elements.push(root)
    for (const element of elements) repair(element as never, language)
  }
  // A drawer's heading is added after the drawer.
  const parent = root.closest(DIALOGS)
  for (const dialog of parent ? [parent] : root.querySelectorAll(DIALOGS)) nameDialog(dialog)
}
