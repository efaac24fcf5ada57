import { DEPARTMENTS, type Department } from '@gaashaan/contract/contact-limits'

/** The department that a query names, such as `?department=security`; none when it is unknown. */
export function departmentInSearch(search: string): Department | undefined {
  const named = new URLSearchParams(search).get('department')
  return DEPARTMENTS.find((department) => department === named)
}
