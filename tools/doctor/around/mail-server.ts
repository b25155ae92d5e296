/** Whether the mail server takes us: connected, in TLS where it can, signed in, and left without a mail. */
import { createTransport } from 'nodemailer'
import { broken, type Finding, reasonIn } from '../finding.ts'

const patience = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 5_000,
}

export async function lookAtMailServer(smtpUrl: string): Promise<Finding[]> {
  const transport = createTransport({ url: smtpUrl, ...patience })
  try {
    await transport.verify()
    return []
  } catch (error) {
    // Its reason may quote who signed in, and never the password.
    return [
      broken(
        `The mail server ${new URL(smtpUrl).host} does not take us (${reasonIn(error)}). Check SMTP_URL; mails wait until then.`,
      ),
    ]
  } finally {
    transport.close()
  }
}
