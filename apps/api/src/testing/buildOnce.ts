import { buildService } from '../../../../tools/service/buildService'

/** vitest's global setup: the service that tests start is there before two of them would build it. */
export default function buildOnce(): void {
  buildService()
}
