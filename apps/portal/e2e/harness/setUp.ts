import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { buildDesk } from '../../../../tools/service/buildDesk'
import { buildPortal } from '../../../../tools/service/buildPortal'
import { buildService } from '../../../../tools/service/buildService'
import { findChromium } from '../../../../tools/shared/chromium'
import { makeDemoData } from '../../../api/src/testing/demo/makeDemoData'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the browser for this run. */
    readonly chromium: string
  }
}

/** Runs once for all journeys: builds the portal and the desk, starts one Chromium, and creates the demo data to copy. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  buildPortal()
  buildDesk()
  buildService()
  const browser = await chromium.launchServer(await findChromium())
  provide('chromium', browser.wsEndpoint())
  const demoData = await makeDemoData()
  provide('demoData', demoData.directory)
  return async () => {
    await browser.close()
    demoData.remove()
  }
}
