import { pagePaths } from '@atrium/contracts/paths'
import { hotline } from '@atrium/contracts/shared/company/contract'
import type { Hono } from 'hono'
import type { Ports } from '../../ports/Ports'

/** How long the contact details are valid: half a year, in milliseconds. */
const validity = 182 * 24 * 3600 * 1000

/**
 * Well-known addresses: where to report vulnerabilities (RFC 9116), and where people change their password, for
 * password managers.
 */
export function mountWellKnown(app: Hono, { clock, settings }: Pick<Ports, 'clock' | 'settings'>): void {
  const { publicOrigin, securityContact } = settings
  app.get('/.well-known/security.txt', (context) =>
    context.text(
      [
        `Contact: ${securityContact ?? `tel:+86-${hotline}`}`,
        `Expires: ${new Date(clock().getTime() + validity).toISOString()}`,
        'Preferred-Languages: zh, en',
        `Canonical: ${publicOrigin}/.well-known/security.txt`,
        '',
      ].join('\n'),
      200,
      { 'cache-control': 'public, max-age=3600' },
    ),
  )
  app.get('/.well-known/change-password', (context) => context.redirect(pagePaths.personalPassword, 302))
}
