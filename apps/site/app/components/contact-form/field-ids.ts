/** The id of a form field's control: what its label and the error summary's link name. */
export function fieldId(field: string): string {
  return `field-${field}`
}

/** Each wrong field with its control's id, in the form's order, for the error summary. */
export function summaryOf<Field extends string>(
  order: readonly Field[],
  errors: Readonly<Partial<Record<Field, string>>>,
): { id: string; error: string }[] {
  return order.flatMap((field) => {
    const error = errors[field]
    return error === undefined ? [] : [{ id: fieldId(field), error }]
  })
}
