import type { BothLanguages, DeskLanguage } from '../../i18n/messages.ts'
import { labelOf, labelText } from './tie-labels.ts'

const fieldLabel = (control: Element) => labelText(labelOf(control))

const textNearby = (container: string, selector: string) => (control: Element) =>
  control.closest(container)?.querySelector(selector)?.textContent?.trim() ?? ''

const fileName = textNearby(
  '.upload-relationship-details',
  '.upload-relationship-details__filename',
)
const rowText = textNearby('tr', 'td a, td button, td:not(.cell-_select)')
const arrayRowText = textNearby('.collapsible', '.collapsible__header-wrap')

/** A menu that shows a text at times, which is then its name. */
const TEXT_MENU = '[data-dropdown-key="text"]'

const CLEAR = { en: 'Clear', so: 'Nadiifi' }
const DRAG = { en: 'Drag to move', so: 'Jiid si aad u rarto' }
const REMOVE_FILE = { en: 'Remove the file', so: 'Ka saar faylka' }

/**
 * A selector, the name, and for a control that a screen may have several times the text that tells
 * them apart.
 */
type ControlName = readonly [string, BothLanguages, ((control: Element) => string)?]

/** Controls that Payload 3.90 shows as an icon, without a name or with one in English or from its code. */
const CONTROL_NAMES: readonly ControlName[] = [
  // Fields.
  ['.date-time-picker__clear-button', CLEAR, fieldLabel],
  ['.clear-indicator', CLEAR, fieldLabel],
  ['.relationship-add-new__add-button', { en: 'Add new', so: 'Ku dar mid cusub' }, fieldLabel],
  ['.upload--has-many__drag', DRAG],
  ['.collapsible__drag', DRAG, arrayRowText],
  [
    '.array-actions__button',
    { en: 'What can be done with the row', so: 'Waxa safka lagu samayn karo' },
    arrayRowText,
  ],
  [
    '.clipboard-action__popup .popup-button',
    { en: 'Copy and paste rows', so: 'Koobi oo ku dhaji safaf' },
  ],
  ['.upload-relationship-details__edit', { en: 'Edit', so: 'Beddel' }, fileName],
  ['.upload-relationship-details__remove', { en: 'Remove', so: 'Ka saar' }, fileName],
  ['.file-field__remove', REMOVE_FILE],
  ['.file-details__remove', REMOVE_FILE],
  ['.copy-to-clipboard', { en: 'Copy the address', so: 'Koobi cinwaanka' }],
  // The calendar of a date.
  ['.react-datepicker__month-select', { en: 'Month', so: 'Bisha' }],
  ['.react-datepicker__year-select', { en: 'Year', so: 'Sannadka' }],
  ['.react-datepicker__navigation--next', { en: 'Next month', so: 'Bisha xigta' }],
  ['.react-datepicker__navigation--previous', { en: 'Previous month', so: 'Bisha hore' }],
  ['.react-datepicker[role="dialog"]', { en: 'Calendar', so: 'Taariikhdaha' }],
  // The tools of the text editor.
  ['[data-button-key="bold"]', { en: 'Bold', so: 'Qoraal culus' }],
  ['[data-button-key="italic"]', { en: 'Italic', so: 'Qoraal janjeera' }],
  ['[data-button-key="link"]', { en: 'Link', so: 'Xiriir' }],
  [TEXT_MENU, { en: 'Kind of paragraph', so: 'Nooca baaragaraafka' }],
  ['[data-dropdown-key="blocks"]', { en: 'Blocks', so: 'Qaybo' }],
  ['[data-dropdown-key="add"]', { en: 'Insert', so: 'Geli' }],
  [
    '.LexicalEditorTheme__block__removeButton, .LexicalEditorTheme__inlineBlock__removeButton',
    { en: 'Remove from the text', so: 'Ka saar qoraalka' },
  ],
  // Lists.
  ['.select-row__checkbox input', { en: 'Select', so: 'Dooro' }, rowText],
  ['.select-all__checkbox input', { en: 'Select all', so: 'Dooro dhammaan' }],
  ['.condition__field input', { en: 'Field', so: 'Goobta' }],
  ['.condition__operator input', { en: 'Comparison', so: 'Isbarbardhigga' }],
  ['.condition__value input', { en: 'Value', so: 'Qiimaha' }],
  ['.condition__actions-add', { en: 'Add a condition', so: 'Ku dar shuruud' }],
  ['.condition__actions-remove', { en: 'Remove the condition', so: 'Ka saar shuruudda' }],
  ['.clickable-arrow--right', { en: 'Next page', so: 'Bogga xiga' }],
  ['.clickable-arrow:not(.clickable-arrow--right)', { en: 'Previous page', so: 'Bogga hore' }],
  // Around a document.
  ['.compare-version input', { en: 'Compare with', so: 'La barbardhig' }],
  ['.step-nav__home', { en: 'Dashboard', so: 'Guudmarka miiska' }],
  ['.doc-controls__popup .popup-button', { en: 'More options', so: 'Fursado kale' }],
  [
    '.diff-collapser__toggle-button',
    { en: 'Show or hide', so: 'Muuji ama qari' },
    ({ textContent }) => textContent.trim(),
  ],
  ['.payload-toast-close-button', { en: 'Close the message', so: 'Xir fariinta' }],
]

export const NAMED_CONTROLS = CONTROL_NAMES.map(([selector]) => selector).join(', ')

/** Names a control of the table in the language of the desk. */
export function nameControl(control: Element, language: DeskLanguage): void {
  const entry = CONTROL_NAMES.find(([selector]) => control.matches(selector))
  if (!entry) return
  const [selector, names, textOf] = entry
  const text = textOf?.(control)
  const name = text ? `${names[language]}: ${text}` : names[language]
  control.setAttribute(selector === TEXT_MENU ? 'title' : 'aria-label', name)
  if (selector === TEXT_MENU) control.removeAttribute('aria-label')
}
