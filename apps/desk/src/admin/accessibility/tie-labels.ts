/** Controls with a label; a hidden field and the file input behind a button have none. */
export const LABELLED_CONTROLS =
  'input:not([type="hidden"], [type="file"], [type="radio"]), select, textarea, [role="textbox"]'

/** Fields of several controls, where the label names the group. */
export const FIELD_GROUPS = '.field-type.radio-group, .field-type.upload'

type Control = HTMLElement & { readonly labels?: NodeListOf<HTMLLabelElement> | null }

let lastId = 0

/** The element's id; it gets a new one if it has none or shares it with an earlier element. */
function ensureId(element: Element): string {
  const { id, ownerDocument } = element
  if (id === '' || ownerDocument.getElementById(id) !== element) {
    lastId += 1
    element.id = `named-${lastId}`
  }
  return element.id
}

/** The label of the field that contains an element, but not of a field nested in that one. */
export function labelOf(element: Element): HTMLLabelElement | undefined {
  const field = element.closest('.field-type')
  const labels = field?.querySelectorAll<HTMLLabelElement>('.field-label') ?? []
  return [...labels].find((label) => label.closest('.field-type') === field)
}

/** The label's text, without the asterisk of a required field. */
export function labelText(label: Element | undefined): string {
  const textNode = [...(label?.childNodes ?? [])].find(({ nodeType }) => nodeType === 3)
  return (textNode ?? label)?.textContent?.trim() ?? ''
}

function hasName(control: Control): boolean {
  const { ownerDocument } = control
  const labelIds = control.getAttribute('aria-labelledby')?.split(' ') ?? []
  return (
    (control.labels?.length ?? 0) > 0 ||
    labelIds.some((id) => ownerDocument.getElementById(id)) ||
    Boolean(control.getAttribute('aria-label'))
  )
}

/** Ties a control without a name to the label of its field. */
export function tieLabel(control: Control): void {
  const label = hasName(control) ? undefined : labelOf(control)
  if (!label) return
  const isNative = control.labels !== undefined && label.localName === 'label'
  // With `for`, a press on the label also focuses the control.
  if (isNative && label.control === null) label.htmlFor = ensureId(control)
  else control.setAttribute('aria-labelledby', ensureId(label))
}

/** Names a field's group of controls by the field's label. */
export function nameGroup(field: Element): void {
  const label = labelOf(field)
  if (!label || field.hasAttribute('role')) return
  field.setAttribute('role', field.matches('.radio-group') ? 'radiogroup' : 'group')
  field.setAttribute('aria-labelledby', ensureId(label))
}

/** Names a drawer or a dialog by its heading: Payload names it by its key. */
export function nameDialog(dialog: Element): void {
  const heading = dialog.querySelector('h1, h2')
  if (heading) dialog.setAttribute('aria-labelledby', ensureId(heading))
}
