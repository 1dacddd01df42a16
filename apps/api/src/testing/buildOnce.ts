import { buildService } from '../../../../tools/service/buildService'

/** vitest's global setup: builds the service before two tests would. */
export default function buildOnce(): void {
  buildService()
}
