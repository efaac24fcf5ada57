import { routeFor } from '../../../../../../../public-api/call-routes.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeFor('pressReleasePdf')
