import { expect as playwrightExpect } from 'playwright/test'

/**
 * Milliseconds to wait for an expected state. Only a failure reaches this limit, however slow the machine.
 */
export const patience = 60_000

export const expect = playwrightExpect.configure({ timeout: patience })
