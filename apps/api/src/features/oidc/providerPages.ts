import { pagePaths } from '@atrium/contracts/paths'
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import type { Ports } from '../../ports/Ports'

/**
 * The provider shows no pages of its own: it leads to those of the portal, with what they need in the fragment, which no
 * log records. They answer with forms that scripts send (see `providerApp`).
 */
export function pagesOf({ log }: Pick<Ports, 'log'>) {
  return {
    signInRequest: ({ uid }: { readonly uid: string }) => `${pagePaths.applicationSignIn}?request=${uid}`,

    /** Asks whether to sign out, unless the application has proven for whom it asks. */
    async logout(ctx: KoaContextWithOIDC, form: string): Promise<void> {
      const hint = ctx.oidc.entities.IdTokenHint as { payload?: { sub?: string } } | undefined
      const isSure = hint?.payload?.sub !== undefined && hint.payload.sub === ctx.oidc.session?.accountId
      leadTo(ctx, pagePaths.applicationSignOut, {
        xsrf: hiddenIn(form, 'xsrf'),
        application: nameOf(ctx),
        ...(isSure && { sure: '1' }),
      })
    },

    async loggedOut(ctx: KoaContextWithOIDC): Promise<void> {
      leadTo(ctx, pagePaths.applicationSignOut, { done: '1', application: nameOf(ctx) })
    },

    async deviceInput(
      ctx: KoaContextWithOIDC,
      form: string,
      out?: ErrorOut,
      error?: Error & { readonly userCode?: string },
    ): Promise<void> {
      // A browser without a session can't answer the form. It begins again, with a session.
      const { session } = ctx.oidc
      if (error && session && 'new' in session && session.new)
        return ctx.redirect(ctx.oidc.urlFor('code_verification'))
      leadTo(ctx, pagePaths.deviceSignIn, {
        xsrf: hiddenIn(form, 'xsrf'),
        ...(error && { error: problemOf(out, error), code: error.userCode }),
      })
    },

    async deviceConfirmation(
      ctx: KoaContextWithOIDC,
      form: string,
      _client: unknown,
      device: Readonly<Record<string, unknown>>,
      userCode: string,
    ): Promise<void> {
      leadTo(ctx, pagePaths.deviceSignIn, {
        xsrf: hiddenIn(form, 'xsrf'),
        code: userCode,
        application: nameOf(ctx),
        address: String(device.ip ?? ''),
      })
    },

    async deviceDone(ctx: KoaContextWithOIDC): Promise<void> {
      leadTo(ctx, pagePaths.deviceSignIn, { done: '1', application: nameOf(ctx) })
    },

    /** The page has its own sentence for each code: a link can show nobody another text. */
    async error(ctx: KoaContextWithOIDC, out: ErrorOut, error: Error): Promise<void> {
      log({
        level: 'warning',
        event: 'oidcRefused',
        error: out.error,
        message: out.error_description ?? String(error),
        client: ctx.oidc?.client?.clientId ?? String(ctx.query?.client_id ?? ''),
      })
      leadTo(ctx, pagePaths.applicationSignIn, { error: out.error })
    },
  }
}

function leadTo(
  ctx: KoaContextWithOIDC,
  path: string,
  facts: Readonly<Record<string, string | undefined>>,
): void {
  const known = Object.entries(facts).filter((fact): fact is [string, string] => Boolean(fact[1]))
  ctx.status = 303
  ctx.redirect(`${path}#${new URLSearchParams(known)}`)
}

/** The library renders its hidden fields into a form, and has no other way to name them. */
const hiddenIn = (form: string, name: string): string | undefined =>
  new RegExp(`name="${name}" value="([\\w-]+)"`).exec(form)?.[1]

function nameOf({ oidc, query }: KoaContextWithOIDC): string | undefined {
  const language = String(oidc.params?.ui_locales ?? query?.ui_locales ?? '')
  const english = oidc.client?.['client_name#en']
  return language.startsWith('en') && typeof english === 'string' ? english : oidc.client?.clientName
}

function problemOf(out: ErrorOut | undefined, error: Error): string {
  const problems: Readonly<Record<string, string>> = {
    NoCodeError: 'missing',
    NotFoundError: 'unknown',
    ExpiredError: 'expired',
    AlreadyUsedError: 'used',
    AbortedError: 'refused',
  }
  return problems[error.name] ?? out?.error ?? 'failed'
}
