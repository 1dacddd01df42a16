import type { TestService } from '../createTestService'
import { sendRequest } from '../sendRequest'
import { type FailedService, hasFailed, type LaunchedService, launchService } from './launchService'

/** The real service in a separate process, reached over the network. */
export interface SpawnedService extends LaunchedService, Pick<TestService, 'request'> {}

/** Resolves when the service is ready, or has given up. */
export async function spawnService(
  environment: Readonly<Record<string, string>>,
): Promise<SpawnedService | FailedService> {
  const service = await launchService(environment)
  if (hasFailed(service)) return service
  return {
    ...service,
    request: (operation, input, sender) =>
      sendRequest({ request: (path, init) => fetch(service.origin + path, init) }, operation, input, sender),
  }
}

export async function spawnReady(environment: Readonly<Record<string, string>>): Promise<SpawnedService> {
  const service = await spawnService(environment)
  if (hasFailed(service)) throw new Error(service.output)
  return service
}
