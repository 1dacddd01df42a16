import { chromium } from 'playwright'
import { startService } from '../../apps/portal/e2e/harness/startService'
import { buildPortal } from '../service/buildPortal.ts'
import { findChromium } from '../shared/chromium'
import { type Weight, weighDataTable, weighRoutes } from '../weights/weights'
import type { Figure } from './Figure'

/** JavaScript of every route, from the real service with an empty cache, and of the data table alone. */
export async function measureWeights(): Promise<Figure[]> {
  buildPortal()
  const service = await startService()
  const browser = await chromium.launch(await findChromium())
  try {
    return [...(await weighRoutes(browser, service.origin)), await weighDataTable()].map(asFigure)
  } finally {
    await browser.close()
    await service.dispose()
  }
}

const asFigure = ({ what, bytes, budget }: Weight): Figure => ({
  what: `JavaScript, gzip: ${what}`,
  measured: `${(bytes / 1000).toFixed(1)} kB`,
  target: `≤ ${budget / 1000} kB`,
  met: bytes <= budget,
})
