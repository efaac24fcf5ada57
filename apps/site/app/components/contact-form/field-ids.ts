/** The id of a field's control, to which its label and the error summary refer. */
export function fieldId(field: string): string {
  return `field-${field}`
}

/** The errors with the ids of their controls, in the form's order, for the error summary. */
export function orderedErrors<Field extends string>(
  fields: readonly Field[],
  errors: Readonly<Partial<Record<Field, string>>>,
) {
  return fields.flatMap((field) => {
    const error = errors[field]
    return error === undefined ? [] : { id: fieldId(field), error }
  })
}
