import { createTransport, type SendMailOptions } from 'nodemailer'

/** How long to wait for a mail server that does not respond. */
const TIMEOUT_MS = 20_000

/** Sends an e-mail by the mail server; rejects with the server's reason. */
export async function sendEmail(email: SendMailOptions, smtpUrl: string): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail(email)
  } finally {
    transport.close()
  }
}
