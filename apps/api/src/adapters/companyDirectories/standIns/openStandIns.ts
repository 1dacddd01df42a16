import type { Hono } from 'hono'
import type { CompanyDirectories, Vendor } from '../../../ports/CompanyDirectory'
import { openCompanyDirectories } from '../openCompanyDirectories'
import { dingtalkStandIn } from './dingtalkStandIn'
import { feishuStandIn } from './feishuStandIn'
import { VendorWorld } from './VendorWorld'
import { wecomStandIn } from './wecomStandIn'

const make = { wecom: wecomStandIn, dingtalk: dingtalkStandIn, feishu: feishuStandIn } as const

/** A directory for the demo: two departments deep, few enough to look at. */
const demoSize = { people: 60, departments: 16, levels: 3 }

interface StandInsOptions {
  /** The service's own address of itself. */
  readonly ownOrigin: string
  /** Default: generated, the same at each start. */
  readonly worlds?: Partial<Record<Vendor, VendorWorld>>
  /** Default: over the network. */
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly firstPause?: number | undefined
}

/**
 * The three vendors inside this service, for demonstration and tests. The service talks to them over HTTP as to the real
 * ones. Client `demo`, secret `demo-secret`.
 */
export function openStandIns({ ownOrigin, worlds = {}, ...options }: StandInsOptions): CompanyDirectories {
  const origin = (vendor: Vendor) => `${ownOrigin}/standIn/${vendor}`
  const opened = openCompanyDirectories(
    { wecom: origin('wecom'), dingtalk: origin('dingtalk'), feishu: origin('feishu') },
    options,
  )
  return {
    ...opened,
    mount(app) {
      for (const vendor of ['wecom', 'dingtalk', 'feishu'] as const)
        app.route(`/standIn/${vendor}`, standInOf(vendor, worlds[vendor] ?? new VendorWorld(demoSize)))
    },
  }
}

export const standInOf = (vendor: Vendor, world: VendorWorld): Hono => make[vendor](world)
