import { expect as playwrightExpect } from 'playwright/test'

/** Waits for what it expects, as long as a busy machine may need. */
export const expect = playwrightExpect.configure({ timeout: 15_000 })
