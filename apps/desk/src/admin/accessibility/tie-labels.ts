/** What a person fills in; a hidden field and the file input behind a button have no label of their own. */
export const FILLED_IN =
  'input:not([type="hidden"], [type="file"], [type="radio"]), select, textarea, [role="textbox"]'

/** Fields of several controls: the label names the group. */
export const GROUPS = '.field-type.radio-group, .field-type.upload'

type Control = HTMLElement & { readonly labels?: NodeListOf<HTMLLabelElement> | null }

let made = 0

/** The element's id, given if it has none, or one that another element had first. */
function idOf(element: Element): string {
  const { id, ownerDocument } = element
  if (id === '' || ownerDocument.getElementById(id) !== element) {
    made += 1
    element.id = `named-${made}`
  }
  return element.id
}

/** The label of the field that an element is, or stands in; not that of a field inside it. */
export function labelOf(element: Element): HTMLLabelElement | undefined {
  const field = element.closest('.field-type')
  const labels = field?.querySelectorAll<HTMLLabelElement>('.field-label') ?? []
  return [...labels].find((label) => label.closest('.field-type') === field)
}

/** The label's words, without the star of a field that must be filled in. */
export function wordsOf(label: Element | undefined): string {
  const first = [...(label?.childNodes ?? [])].find(({ nodeType }) => nodeType === 3)
  return (first ?? label)?.textContent?.trim() ?? ''
}

function hasName(control: Control): boolean {
  const { ownerDocument } = control
  const namedBy = control.getAttribute('aria-labelledby')?.split(' ') ?? []
  return (
    (control.labels?.length ?? 0) > 0 ||
    namedBy.some((id) => ownerDocument.getElementById(id)) ||
    Boolean(control.getAttribute('aria-label'))
  )
}

/** Ties a control without a name to the label that stands above it. */
export function tieLabel(control: Control): void {
  const label = hasName(control) ? undefined : labelOf(control)
  if (!label) return
  const isNative = control.labels !== undefined && label.localName === 'label'
  // A press on the label then leads to the control, too.
  if (isNative && label.control === null) label.htmlFor = idOf(control)
  else control.setAttribute('aria-labelledby', idOf(label))
}

/** Names the group of a field's controls by the field's label. */
export function nameGroup(field: Element): void {
  const label = labelOf(field)
  if (!label || field.hasAttribute('role')) return
  field.setAttribute('role', field.matches('.radio-group') ? 'radiogroup' : 'group')
  field.setAttribute('aria-labelledby', idOf(label))
}

/** Names a drawer or a question over the page by its heading: Payload names it by its key. */
export function nameDialog(dialog: Element): void {
  const heading = dialog.querySelector('h1, h2')
  if (heading) dialog.setAttribute('aria-labelledby', idOf(heading))
}
