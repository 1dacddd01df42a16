import { expect, it } from 'vitest'
import { requireFreePort } from './requireFreePort'

it.each(['192.0.2.1', 'account.example.invalid'])(
  'tells who sets HOST to %s of PUBLIC_ORIGIN',
  async (host) => {
    await expect(requireFreePort(host, 0)).rejects.toThrow(/^HOST is .* PUBLIC_ORIGIN\.$/)
  },
)
