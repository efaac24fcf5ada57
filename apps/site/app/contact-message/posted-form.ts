/** A posted form's fields; none of a body that is no form, which is then wrong in every field. */
export function postedForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}
