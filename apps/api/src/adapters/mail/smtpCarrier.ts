import { createTransport } from 'nodemailer'
import { type Carrier, DeliveryRefused } from '../../ports/Carrier'

export interface SmtpOptions {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which upgrades to TLS. */
  readonly url: string
  /** The sender: an address, or a name and an address. */
  readonly from: { readonly name: string; readonly address: string }
  /** Whether it may be sent without TLS, to a server on this machine. */
  readonly isNear: boolean
  /** Milliseconds after which a silent server has failed. Default: 10 s. */
  readonly patience?: number
}

/** Limit for a server that answers slowly; shorter than a message's lease. */
const longestMilliseconds = 30_000

/** Mail by SMTP, with a connection per mail: a silent server costs one attempt of one mail. */
export function smtpCarrier({ url, from, isNear, patience = 10_000 }: SmtpOptions): Carrier {
  const transport = createTransport({
    url,
    requireTLS: !isNear,
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    channel: 'mail',
    // Servers that greylist unknown senders answer "later" for a quarter of an hour.
    mostAttempts: 11,
    freshMilliseconds: 86_400_000,
    async send({ id, recipient, subject, text, html }) {
      const sending = transport.sendMail({
        from,
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        messageId: `<${id}@${from.address.split('@')[1]}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      try {
        await within(longestMilliseconds, sending)
      } catch (error) {
        throw describe(error)
      }
    },
  }
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), milliseconds)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** A failure for the log, without the server's text, which may contain addresses. */
function describe(error: unknown): Error {
  const { code, responseCode } = fields(error)
  const message = `The mail server failed: ${[code, responseCode].filter(Boolean).join(' ') || 'it took too long'}.`
  return responseCode >= 500 && isAboutMail(code) ? new DeliveryRefused(message) : new Error(message)
}

/** Errors about the sending account are excluded, because it may be corrected. */
const isAboutMail = (code: string) => code === 'EENVELOPE' || code === 'EMESSAGE'

function fields(error: unknown): { code: string; responseCode: number } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return {
    code: typeof code === 'string' ? code : '',
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
  }
}
