import { data } from 'react-router'
import { getVisit } from '../../context.ts'
import type { Route } from './+types/route.ts'
import { redirectOldPath } from './redirect-old-path.ts'

/** A path without a page: the editors' redirect, else a 404 with the error screen (Specification §2). */
export async function loader({ request, context }: Route.LoaderArgs) {
  await redirectOldPath(getVisit(context).transport, request.url)
  throw data(null, { status: 404, statusText: 'Not Found' })
}

export default function NotFound() {
  return null
}
