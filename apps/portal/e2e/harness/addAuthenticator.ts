import type { Page } from 'playwright'

/**
 * Chromium's virtual authenticator. It approves every request automatically, including autofill prompts, until
 * it is removed.
 */
export async function addAuthenticator(page: Page): Promise<{ putAway(): Promise<unknown> }> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    putAway: () =>
      devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false }),
  }
}
