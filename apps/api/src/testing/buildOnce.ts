import { buildService } from '../../../../scripts/buildService.mjs'

/** vitest's global setup: the service that tests start is there before two of them would build it. */
export default function buildOnce(): void {
  buildService()
}
