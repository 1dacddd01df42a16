import { createRequire } from 'node:module'
import * as v from 'valibot'
import {
  type CompanyDirectory,
  DirectoryFailure,
  type VendorCredentials,
  type VendorDepartment,
  type VendorPerson,
} from '../../../ports/CompanyDirectory'
import { type AskOptions, askOnce, patiently, together } from '../askVendor'

export interface FeishuOptions extends AskOptions {
  /** Default: the public one. */
  readonly address?: string | undefined
}

const topId = '0'
const pageSize = 50
const atOnce = 4
const expired = [99991663, 99991668, 99991677, 99991661]
const limited = [99991400, 11232, 1000005]
const wrong = [10003, 10005, 10012, 10014, 10015, 99991543, 10013]
const forbidden = [99991672, 99991679, 40004, 40013, 40014, 41050, 99991401]
const missing = [43007, 40008, 41012, 46004, 40012, 41060]

/** The part of the library that we use. Its own types are 17 MB, which every check would read. */
interface Lark {
  readonly Client: new (
    options: object,
  ) => {
    readonly contact: {
      readonly v3: {
        readonly department: {
          children(payload: object): Promise<unknown>
          get(payload: object): Promise<unknown>
        }
        readonly user: {
          findByDepartment(payload: object): Promise<unknown>
          get(payload: object): Promise<unknown>
        }
      }
    }
  }
}

const department = v.object({
  open_department_id: v.string(),
  name: v.optional(v.string(), ''),
  parent_department_id: v.optional(v.string(), ''),
  order: v.optional(v.string(), '0'),
})

const person = v.object({
  open_id: v.string(),
  union_id: v.optional(v.string()),
  name: v.optional(v.string(), ''),
  mobile: v.optional(v.string()),
  email: v.optional(v.string()),
  enterprise_email: v.optional(v.string()),
  employee_no: v.optional(v.string()),
  status: v.optional(
    v.object({
      is_frozen: v.optional(v.boolean(), false),
      is_resigned: v.optional(v.boolean(), false),
      is_exited: v.optional(v.boolean(), false),
    }),
  ),
  department_ids: v.optional(v.array(v.string()), []),
  orders: v.optional(
    v.array(v.object({ department_id: v.optional(v.string()), is_primary_dept: v.optional(v.boolean()) })),
    [],
  ),
})

const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.object({
    has_more: v.optional(v.boolean(), false),
    page_token: v.optional(v.string(), ''),
    items: v.optional(v.array(item), []),
  })

/** Feishu, by a self-built application, with its own library. All departments below the root, people by department. */
export function openFeishu(
  { clientId, secret }: VendorCredentials,
  { address = 'https://open.feishu.cn', ...options }: FeishuOptions = {},
): CompanyDirectory {
  let tokens = new Map<string, { readonly value: unknown; readonly until: number }>()

  async function send(method: string, url: string, more: Sent = {}): Promise<unknown> {
    const target = new URL(url)
    for (const [key, value] of Object.entries(more.params ?? {}))
      if (value !== undefined) target.searchParams.set(key, String(value))
    const hasBody = method !== 'GET'
    const { status, headers, body } = await askOnce(
      target,
      {
        method,
        headers: { ...more.headers, ...(hasBody && { 'content-type': 'application/json' }) },
        ...(hasBody && { body: JSON.stringify(more.data ?? {}) }),
      },
      options,
    )
    const code = Number(body.code ?? 0)
    if (code === 0 && status < 400) return body
    const words = String(body.msg ?? '').slice(0, 500)
    const detail = `${code} ${words}`
    if (status === 429 || limited.includes(code)) {
      const seconds = Number(headers.get('x-ogw-ratelimit-reset') ?? '')
      throw new DirectoryFailure('rateLimited', detail, '', seconds > 0 ? seconds * 1000 : undefined)
    }
    if (wrong.includes(code)) throw new DirectoryFailure('credentialsWrong', detail)
    if (forbidden.includes(code))
      throw new DirectoryFailure('permissionMissing', detail, /\b(contact:[\w:.]+)/.exec(words)?.[1] ?? '')
    throw new Refused(code, detail)
  }

  const { Client } = library()
  const client = new Client({
    appId: clientId,
    appSecret: secret,
    domain: address,
    logger: silent,
    // The library’s own cache is shared by all clients and knows the app’s id only: a wrong secret would get the token of another company.
    cache: {
      get: async (key: unknown) => {
        const kept = tokens.get(String(key))
        return kept && kept.until > Date.now() ? kept.value : undefined
      },
      set: async (key: unknown, value: unknown, until = Number.POSITIVE_INFINITY) => {
        tokens.set(String(key), { value, until })
        return true
      },
    },
    // Timeouts, limits and failures are the same for all vendors.
    httpInstance: {
      request: ({ method = 'GET', url, ...more }: Sent & { method?: string; url: string }) =>
        send(method, url, more),
      post: (url: string, data: unknown, more: Sent = {}) => send('POST', url, { ...more, data }),
    },
  })
  const { department: departments, user } = client.contact.v3

  const ask = <S extends v.GenericSchema>(
    work: () => Promise<unknown>,
    schema: S,
  ): Promise<v.InferOutput<S>> =>
    patiently(async () => {
      try {
        return read(schema, await work())
      } catch (error) {
        if (!(error instanceof Refused) || !expired.includes(error.code)) throw error
        tokens = new Map()
        return read(schema, await work())
      }
    }, options).catch((error) => {
      if (error instanceof DirectoryFailure || (error instanceof Refused && missing.includes(error.code)))
        throw error
      throw new DirectoryFailure(
        'unreachable',
        error instanceof Refused ? error.message : 'an unknown answer',
      )
    })

  const readDepartment = async (id: string): Promise<VendorDepartment | undefined> =>
    orNothing(async () => {
      const path = { department_id: id }
      const params = { department_id_type: 'open_department_id' }
      const found = await ask(() => departments.get({ path, params }), v.object({ department }))
      return asDepartment(found.department)
    })

  /** @param isDeep with all departments below, not only the next ones */
  async function* below(id: string, isDeep: boolean): AsyncGenerator<readonly VendorDepartment[]> {
    let token: string | undefined = ''
    while (token !== undefined) {
      const params = {
        department_id_type: 'open_department_id',
        fetch_child: isDeep,
        page_size: pageSize,
        ...(token && { page_token: token }),
      }
      const page: v.InferOutput<typeof departmentPage> = await ask(
        () => departments.children({ path: { department_id: id }, params }),
        departmentPage,
      )
      yield page.items.map(asDepartment)
      token = page.has_more && page.page_token ? page.page_token : undefined
    }
  }

  async function* peopleOf(id: string): AsyncGenerator<readonly VendorPerson[]> {
    let token: string | undefined = ''
    while (token !== undefined) {
      const params: object = {
        department_id: id,
        department_id_type: 'open_department_id',
        user_id_type: 'open_id',
        page_size: pageSize,
        ...(token && { page_token: token }),
      }
      const page: v.InferOutput<typeof personPage> | undefined = await orNothing(() =>
        ask(() => user.findByDepartment({ params }), personPage),
      )
      yield (page?.items ?? []).map(asPerson)
      token = page?.has_more && page.page_token ? page.page_token : undefined
    }
  }

  async function rootOf(rootId: string): Promise<VendorDepartment> {
    if (rootId === '' || rootId === topId) return { id: topId, parentId: '', name: '', order: 0 }
    const root = await readDepartment(rootId)
    if (!root) throw new DirectoryFailure('rootMissing', `department ${rootId}`)
    return root
  }

  return {
    async *readDepartments(rootId) {
      const root = await rootOf(rootId)
      yield [root]
      yield* below(root.id, true)
    },
    readPeople: (departmentIds) =>
      together(
        departmentIds.map((id) => () => peopleOf(id)),
        atOnce,
      ),
    readDepartment,
    readPerson: (id) =>
      orNothing(async () => {
        const params = { user_id_type: 'open_id', department_id_type: 'open_department_id' }
        const found = await ask(() => user.get({ path: { user_id: id }, params }), v.object({ user: person }))
        return asPerson(found.user)
      }),
    async readChildren(rootId) {
      const root = await rootOf(rootId)
      const first = await below(root.id, false).next()
      return [root, ...(first.done ? [] : first.value)]
    },
  }
}

interface Sent {
  readonly params?: Readonly<Record<string, unknown>>
  readonly headers?: Record<string, string>
  readonly data?: unknown
}

const departmentPage = pageOf(department)
const personPage = pageOf(person)

/** Loaded when the first company connects: it takes 140 ms and 40 MB. */
const library = (): Lark => require('@larksuiteoapi/node-sdk') as Lark

const require = createRequire(import.meta.url)

const ignore = () => {}
const silent = { error: ignore, warn: ignore, info: ignore, debug: ignore, trace: ignore }

class Refused extends Error {
  constructor(
    readonly code: number,
    detail: string,
  ) {
    super(detail)
  }
}

function read<S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> {
  const found = v.safeParse(v.object({ data: schema }), answer)
  if (found.success) return found.output.data
  throw new DirectoryFailure('unreachable', 'an unknown answer')
}

async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

const asDepartment = (given: v.InferOutput<typeof department>): VendorDepartment => ({
  id: given.open_department_id,
  parentId: given.parent_department_id || topId,
  name: given.name,
  order: Number(given.order) || 0,
})

function asPerson(given: v.InferOutput<typeof person>): VendorPerson {
  const main = given.orders.find(({ is_primary_dept }) => is_primary_dept)?.department_id
  const ids = given.department_ids
  return {
    id: given.open_id,
    unionId: given.union_id,
    name: given.name,
    mobile: given.mobile || undefined,
    mail: given.enterprise_email || given.email || undefined,
    employeeNo: given.employee_no || undefined,
    departmentIds:
      main !== undefined && ids.includes(main) ? [main, ...ids.filter((id) => id !== main)] : ids,
    active: !(given.status?.is_resigned || given.status?.is_exited || given.status?.is_frozen),
  }
}
