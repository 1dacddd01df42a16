import { createTransport } from 'nodemailer'
import { type Carrier, DeliveryRefused } from '../../ports/Carrier'

export interface SmtpOptions {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which goes over to TLS. */
  readonly url: string
  /** Whom it is from: an address, or a name and an address. */
  readonly from: { readonly name: string; readonly address: string }
  /** Whether it may go without TLS: to a server on this machine. */
  readonly isNear: boolean
  /** Milliseconds after which a server that says nothing has failed. Default: 10 s. */
  readonly patience?: number
}

/** A server that drips its answers keeps a mail no longer than this, which is less than a mail is leased for. */
const longestMilliseconds = 30_000

/** Mail by SMTP. A server that says nothing costs a mail one try, and others nothing: each has a connection of its own. */
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
    // Servers that know nobody yet say “later” for a quarter of an hour.
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

/** What is logged of a failure: servers repeat addresses in their words. */
function describe(error: unknown): Error {
  const { code, responseCode } = fields(error)
  const said = `The mail server failed: ${[code, responseCode].filter(Boolean).join(' ') || 'it took too long'}.`
  return responseCode >= 500 && isAboutMail(code) ? new DeliveryRefused(said) : new Error(said)
}

/** Not about the account that it is sent by, which may be put right. */
const isAboutMail = (code: string) => code === 'EENVELOPE' || code === 'EMESSAGE'

function fields(error: unknown): { code: string; responseCode: number } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return {
    code: typeof code === 'string' ? code : '',
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
  }
}
