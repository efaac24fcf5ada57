import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { generateCookie } from 'payload/shared'
import { errorResponse } from '../../http/error-response.ts'
import { TOKEN_REQUIRED } from './guard-first-account-screen.ts'
import { FIRST_ACCOUNT_COOKIE, isFirstAccountToken, isWithoutAccounts } from './token.ts'

/**
 * `POST /api/users/first-account` with `{ token }`: sets the cookie with which a browser makes the first
 * account. Responds with 200, or 403 for another token or once there is an account.
 */
export const exchangeFirstAccountToken: Endpoint = {
  path: '/first-account',
  method: 'post',
  handler: async (req) => {
    const { payload } = req
    await addDataAndFileToRequest(req)
    const token = String(req.data?.token)
    const isAllowed =
      (await isWithoutAccounts(payload)) && (await isFirstAccountToken(payload, token))
    if (!isAllowed) return errorResponse(req, TOKEN_REQUIRED)
    const cookie = generateCookie({
      name: FIRST_ACCOUNT_COOKIE,
      value: token,
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      secure: payload.config.serverURL.startsWith('https:'),
      returnCookieAsObject: false,
    })
    return Response.json({}, { headers: { 'Set-Cookie': String(cookie) } })
  },
}
