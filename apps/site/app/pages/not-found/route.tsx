import { data } from 'react-router'

/** Every address that no page has answers 404 with the error screen (Specification §2). */
export function loader() {
  throw data(null, { status: 404, statusText: 'Not Found' })
}

export default function NotFound() {
  return null
}
