import * as v from 'valibot'
import {
  type CompanyDirectory,
  DirectoryFailure,
  type VendorCredentials,
  type VendorDepartment,
  type VendorPerson,
} from '../../../ports/CompanyDirectory'
import { type AskOptions, askOnce, callAt, keepToken, patiently, together } from '../askVendor'

export interface DingtalkOptions extends AskOptions {
  /** Default: the public ones. One address for both of DingTalk's interfaces. */
  readonly address?: string | undefined
}

const topId = '1'
const pageSize = 100
const atOnce = 4
const outOfDate = ['40014', '42001']
const limited = ['90002', '90018', '90006', '90007', '90005', '90008', '90009', '90010', '90011', '-1']
const missing = ['60003', '60121', '60123', '33012']

const department = v.object({
  dept_id: v.number(),
  name: v.optional(v.string(), ''),
  parent_id: v.optional(v.number()),
  order: v.optional(v.number()),
})

const person = v.object({
  userid: v.string(),
  unionid: v.optional(v.string()),
  name: v.optional(v.string(), ''),
  mobile: v.optional(v.string()),
  state_code: v.optional(v.string()),
  email: v.optional(v.string()),
  org_email: v.optional(v.string()),
  job_number: v.optional(v.string()),
  dept_id_list: v.optional(v.array(v.number()), []),
})

/** DingTalk, by an application of the company: departments by level, people by department with a cursor. */
export function openDingtalk(
  { clientId, secret }: VendorCredentials,
  { address, ...options }: DingtalkOptions = {},
): CompanyDirectory {
  const api = address ?? 'https://api.dingtalk.com'
  const oapi = address ?? 'https://oapi.dingtalk.com'
  const headers = { 'content-type': 'application/json' }

  const token = keepToken(async () => {
    const { status, body } = await askOnce(
      callAt(api, '/v1.0/oauth2/accessToken'),
      { method: 'POST', headers, body: JSON.stringify({ appKey: clientId, appSecret: secret }) },
      options,
    )
    const read = v.safeParse(v.object({ accessToken: v.string(), expireIn: v.number() }), body)
    if (read.success) return { value: read.output.accessToken, seconds: read.output.expireIn }
    const { code = status, message = '' } = body
    const detail = `${code} ${String(message).slice(0, 300)}`
    if (status === 429) throw new DirectoryFailure('rateLimited', detail)
    throw new DirectoryFailure(status >= 500 ? 'unreachable' : 'credentialsWrong', detail)
  })

  async function send<S extends v.GenericSchema>(path: string, input: object, schema: S) {
    const url = callAt(oapi, path)
    url.searchParams.set('access_token', await token.get())
    const { status, body } = await askOnce(
      url,
      { method: 'POST', headers, body: JSON.stringify(input) },
      options,
    )
    const { errcode = 0, sub_code, sub_msg, errmsg = '', result } = body
    if (errcode === 0) {
      const read = v.safeParse(schema, result)
      if (read.success) return read.output
      throw new DirectoryFailure('unreachable', `HTTP ${status}, an unknown answer of ${path}`)
    }
    // 88 is the gateway’s; its own code is below.
    const code = String(errcode === 88 ? (sub_code ?? 88) : errcode)
    const words = String(sub_msg ?? errmsg).slice(0, 300)
    const detail = `${code} ${words}`
    if (limited.includes(code) || code === '88') throw new DirectoryFailure('rateLimited', detail)
    if (code === '60011' || code === '50002')
      throw new DirectoryFailure(
        'permissionMissing',
        detail,
        /\b(qyapi_\w+|[A-Z]\w+\.\w+\.\w+)\b/.exec(words)?.[1] ?? '',
      )
    throw new Refused(code, detail)
  }

  const ask = <S extends v.GenericSchema>(path: string, input: object, schema: S) =>
    patiently(async () => {
      try {
        return await send(path, input, schema)
      } catch (error) {
        if (!(error instanceof Refused) || !outOfDate.includes(error.code)) throw error
        token.forget()
        return await send(path, input, schema)
      }
    }, options).catch((error) => {
      throw error instanceof Refused && !missing.includes(error.code)
        ? new DirectoryFailure('unreachable', error.message)
        : error
    })

  const getDepartment = (id: string) =>
    orNothing(async () =>
      asDepartment(await ask('/topapi/v2/department/get', { dept_id: Number(id) }, department), 0),
    )

  const childrenOf = async (id: string): Promise<VendorDepartment[]> =>
    (
      (await orNothing(() =>
        ask('/topapi/v2/department/listsub', { dept_id: Number(id) }, v.array(department)),
      )) ?? []
    ).map((one, n) => asDepartment({ ...one, parent_id: one.parent_id ?? Number(id) }, n))

  async function* peopleOf(id: string): AsyncGenerator<readonly VendorPerson[]> {
    let cursor: number | undefined = 0
    while (cursor !== undefined) {
      const input: object = { dept_id: Number(id), cursor, size: pageSize, contain_access_limit: false }
      const page: v.InferOutput<typeof peoplePage> | undefined = await orNothing(() =>
        ask('/topapi/v2/user/list', input, peoplePage),
      )
      yield (page?.list ?? []).map(asPerson)
      cursor = page?.has_more ? page.next_cursor : undefined
    }
  }

  return {
    async *readDepartments(rootId) {
      const root = await getDepartment(rootId || topId)
      if (!root) throw new DirectoryFailure('rootMissing', `department ${rootId || topId}`)
      yield [root]
      let level = [root.id]
      const seen = new Set(level)
      while (level.length > 0) {
        const below: string[] = []
        const sources = level.map(
          (id) =>
            async function* () {
              yield await childrenOf(id)
            },
        )
        for await (const found of together(sources, atOnce)) {
          const fresh = found.filter(({ id }) => !seen.has(id))
          for (const { id } of fresh) {
            seen.add(id)
            below.push(id)
          }
          if (fresh.length > 0) yield fresh
        }
        level = below
      }
    },
    readPeople: (departmentIds) =>
      together(
        departmentIds.map((id) => () => peopleOf(id)),
        atOnce,
      ),
    readDepartment: getDepartment,
    readPerson: (id) =>
      orNothing(async () => asPerson(await ask('/topapi/v2/user/get', { userid: id }, person))),
    async readChildren(rootId) {
      const root = await getDepartment(rootId || topId)
      if (!root) throw new DirectoryFailure('rootMissing', `department ${rootId || topId}`)
      return [root, ...(await childrenOf(root.id))]
    },
  }
}

const peoplePage = v.object({
  has_more: v.boolean(),
  next_cursor: v.optional(v.number()),
  list: v.optional(v.array(person), []),
})

class Refused extends Error {
  constructor(
    readonly code: string,
    detail: string,
  ) {
    super(detail)
  }
}

async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

const asDepartment = (
  { dept_id, name, parent_id, order }: v.InferOutput<typeof department>,
  n: number,
): VendorDepartment => ({
  id: String(dept_id),
  parentId: String(dept_id) === topId ? '' : String(parent_id ?? topId),
  name,
  order: order ?? n,
})

const asPerson = (given: v.InferOutput<typeof person>): VendorPerson => ({
  id: given.userid,
  unionId: given.unionid,
  name: given.name,
  mobile:
    given.mobile && given.state_code && given.state_code !== '86'
      ? `+${given.state_code}-${given.mobile}`
      : given.mobile || undefined,
  mail: given.org_email || given.email || undefined,
  employeeNo: given.job_number || undefined,
  departmentIds: given.dept_id_list.map(String),
  // People who left are no longer listed; those who haven't activated their account belong to the company.
  active: true,
})
