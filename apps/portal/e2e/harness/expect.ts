import { expect as playwrightExpect } from 'playwright/test'

/** Milliseconds to wait for what must come: only what never comes runs into them, however slow the machine. */
export const patience = 60_000

export const expect = playwrightExpect.configure({ timeout: patience })
