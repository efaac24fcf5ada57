import { createTransport, type SendMailOptions } from 'nodemailer'

/** How long a silent mail server is waited for. */
const PATIENCE_MS = 20_000

/** Hands a mail to the mail server; rejects with the server's reason. */
export async function sendEmail(mail: SendMailOptions, smtpUrl: string): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail(mail)
  } finally {
    transport.close()
  }
}
