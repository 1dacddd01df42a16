import { chinaDirectoriesOperations as calls } from '@atrium/contracts/chinaDirectories/policy'
import type { OperationInput, OperationOutput } from '@atrium/contracts/wire/contract'
import { openCompanyDirectories } from '../../../adapters/companyDirectories'
import { standInOf } from '../../../adapters/companyDirectories/standIns/openStandIns'
import { VendorWorld, type WorldSize } from '../../../adapters/companyDirectories/standIns/VendorWorld'
import { type ToldChange, vendorCallback } from '../../../adapters/companyDirectories/standIns/vendorCallback'
import type { CompanyDirectories, Vendor, VendorAccess } from '../../../ports/CompanyDirectory'
import { demo } from '../../../seed/demo'
import type { TestService, TestServiceOptions } from '../../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../../testing/demo/demoService'
import { insertDepartment } from '../../departments'
import { findDepartment } from '../../organisation'
import { readNext } from '../readDirectory'
import { continueDirectories } from '../runChinaDirectories'

type Connected = OperationOutput<typeof calls.connectChinaDirectory>
type Settings = Omit<OperationInput<typeof calls.connectChinaDirectory>['body'], 'enterPriseId' | 'kind'>

export interface OpenVendor {
  readonly service: TestService
  readonly world: VendorWorld
  readonly firstMobile: number
  /** The name of the department for the vendor's root. */
  readonly target: string
  readonly vendor: Vendor
  readonly connected: Connected
  readonly own: { readonly enterPriseId: string; readonly directoryId: string }
  readonly options: { readonly as: string; readonly company: string }
  /** Reads the directory completely. Returns the difference's id. */
  read(): Promise<string>
  difference(differenceId: string): Promise<OperationOutput<typeof calls.getDifference>>
  rows(differenceId: string): Promise<OperationOutput<typeof calls.listDifferenceRows>['list']>
  apply(differenceId: string, confirmedLeavers?: number): Promise<number | undefined>
  /** Works until nothing is left. */
  settle(): Promise<void>
  tell(change: ToldChange, nonce?: string): Promise<Response>
}

let made = 0

/** Worlds by their client ids, which all directories of a test service share. */
const worlds = new Map<string, VendorWorld>()

const standIns = (): CompanyDirectories => {
  const real = openCompanyDirectories()
  const access = (vendor: Vendor): VendorAccess => ({
    ...real.vendors[vendor],
    open(credentials) {
      const world = worlds.get(credentials.clientId)
      const app = standInOf(vendor, world ?? new VendorWorld({ people: 0, departments: 1, levels: 1 }))
      const fetch = async (address: unknown, init?: RequestInit) => app.request(String(address), init)
      const address = 'http://vendor.example'
      const opened = openCompanyDirectories({ [vendor]: address }, { fetch, firstPause: 1 })
      return opened.vendors[vendor].open(credentials)
    },
  })
  return { vendors: { wecom: access('wecom'), dingtalk: access('dingtalk'), feishu: access('feishu') } }
}

/** A demo service whose vendors are stand-ins, one world for each {@link openVendor}. */
export const createVendorService = (given: TestServiceOptions = {}): Promise<TestService> =>
  createDemoService({
    companyDirectories: standIns(),
    ...given,
    settings: { invitationsPerDay: 100_000, ...given.settings },
  })

interface Opening {
  readonly vendor?: Vendor
  readonly size?: WorldSize
  readonly settings?: Partial<Settings>
}

/** The demo company with a directory at a stand-in, below a new department of its own. */
export async function openVendor(
  service: TestService,
  { vendor = 'wecom', size = { people: 20, departments: 6, levels: 3 }, settings = {} }: Opening = {},
): Promise<OpenVendor> {
  const company = demo.companyId
  const clientId = `demo-${++made}`
  const firstMobile = 17_000_000_000 + made * 100_000
  const world = new VendorWorld({ firstMobile, ...size }, { clientId, secret: 'demo-secret' })
  worlds.set(clientId, world)
  const { connection: db } = service.database
  const scope = { companyId: company, role: 'superAdministrator', departmentPaths: null } as const
  const parent = await findDepartment(db, scope)
  const now = service.clock.now()
  const target = await insertDepartment(db, { companyId: company, parent, name: `目录 ${made}`, now })
  const options = { as: (await openDemoSession(service, 'superAdministrator')).accessToken, company }
  const answer = await service.request(
    calls.connectChinaDirectory,
    {
      body: {
        enterPriseId: company,
        kind: vendor,
        directoryName: `目录 ${made}`,
        clientId,
        secret: 'demo-secret',
        rootId: '',
        enterpriseDepartmentId: target.id,
        schedule: 'off',
        hour: 2,
        policy: 'byHand',
        threshold: 5,
        ...(vendor === 'feishu' && { callbackToken: 'verify', callbackKey: 'encrypt' }),
        ...settings,
      },
    },
    options,
  )
  const connected = answer.data
  const own = { enterPriseId: company, directoryId: connected.directoryId }
  const one = (differenceId: string) => ({ ...own, differenceId })
  const { pathname } = new URL(connected.callbackAddress)
  const settle = async () => {
    while ((await readNext(service.ports)) || (await continueDirectories(service.ports)));
  }
  return {
    service,
    world,
    firstMobile,
    target: target.name,
    vendor,
    connected,
    own,
    options,
    async read() {
      const started = await service.request(calls.readChinaDirectory, { body: own }, options)
      if (started.code !== 0) throw new Error(`Not read: ${JSON.stringify(started)}`)
      while (await readNext(service.ports));
      return started.data.differenceId
    },
    difference: async (id) => (await service.request(calls.getDifference, { query: one(id) }, options)).data,
    async rows(id) {
      const found = []
      for (let pageIndex = 1; ; pageIndex++) {
        const query = { ...one(id), pageIndex, pageSize: 200 }
        const { list } = (await service.request(calls.listDifferenceRows, { query }, options)).data
        found.push(...list)
        if (list.length < 200) return found
      }
    },
    async apply(id, confirmedLeavers) {
      const body = { ...one(id), ...(confirmedLeavers !== undefined && { confirmedLeavers }) }
      const { code } = await service.request(calls.applyDifference, { body }, options)
      await settle()
      return code
    },
    settle,
    async tell(change, nonce = crypto.randomUUID()) {
      const { callbackToken: token, callbackKey: key } = connected
      const secrets = { clientId, token, key }
      const { query, headers, body } = vendorCallback(vendor, secrets, {
        ...change,
        now: service.clock.now(),
        nonce,
      })
      return service.app.request(`${pathname}?${query}`, { method: 'POST', headers, body })
    },
  }
}
