/** A request's path without its query. */
export function requestPath(url: string): string {
  const mark = url.indexOf('?')
  return mark < 0 ? url : url.slice(0, mark)
}

/** React Router's suffix of the data of a page: `/contact.data`, `/_.data`. */
const DATA_SUFFIX = /(?:\/_)?\.data$/

/** The path of the page behind a path, and whether the request is for the page's data alone. */
export function splitDataSuffix(path: string): { readonly page: string; readonly isData: boolean } {
  const page = path.replace(DATA_SUFFIX, '')
  return { page, isData: page !== path }
}
