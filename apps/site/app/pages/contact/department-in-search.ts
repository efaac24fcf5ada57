import { DEPARTMENTS, type Department } from '@gaashaan/contract/contact-limits'

/** The department an address asks for, `?department=security`; none when it is not of the list. */
export function departmentInSearch(search: string): Department | undefined {
  const named = new URLSearchParams(search).get('department')
  return DEPARTMENTS.find((department) => department === named)
}
