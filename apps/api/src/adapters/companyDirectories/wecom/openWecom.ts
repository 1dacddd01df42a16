import * as v from 'valibot'
import {
  type CompanyDirectory,
  DirectoryFailure,
  type VendorCredentials,
  type VendorDepartment,
  type VendorPerson,
} from '../../../ports/CompanyDirectory'
import { type AskOptions, askOnce, callAt, keepToken, patiently, together } from '../askVendor'

export interface WecomOptions extends AskOptions {
  /** Default: the public one. Another one for private installations. */
  readonly address?: string | undefined
}

const topId = '1'
const atOnce = 4
const outOfDate = [40014, 42001]
const refusals = { limited: [45009, 45033, 45011, -1], wrong: [40001, 40013, 40091, 41004, 40056, 301002] }
const missing = { department: [60003, 60123, 60009], person: [60111, 40003, 60121] }
const forbidden = [48002, 60011, 60020, 50001, 301001, 48001]

const department = v.object({
  id: v.number(),
  name: v.optional(v.string()),
  parentid: v.optional(v.number(), 0),
  order: v.optional(v.number(), 0),
})

const person = v.object({
  userid: v.string(),
  name: v.optional(v.string(), ''),
  department: v.optional(v.array(v.number()), []),
  main_department: v.optional(v.number()),
  mobile: v.optional(v.string()),
  email: v.optional(v.string()),
  biz_mail: v.optional(v.string()),
  open_userid: v.optional(v.string()),
  /** 1 active, 2 disabled, 4 not activated yet, 5 left. */
  status: v.optional(v.number(), 1),
})

/**
 * WeCom, by its self-built application. Departments are listed as a whole, people by department without pages. Since
 * June 2022 such applications get no mobile numbers, unless members allow it or the secret is that of the directory's
 * own synchronisation.
 */
export function openWecom(
  { clientId, secret }: VendorCredentials,
  { address = 'https://qyapi.weixin.qq.com', ...options }: WecomOptions = {},
): CompanyDirectory {
  const token = keepToken(async () => {
    const { access_token, expires_in } = await send(
      '/cgi-bin/gettoken',
      { corpid: clientId, corpsecret: secret },
      v.object({ access_token: v.string(), expires_in: v.number() }),
    )
    return { value: access_token, seconds: expires_in }
  })

  /** @throws DirectoryFailure, or {@link Refused} for codes that callers may expect */
  async function send<S extends v.GenericSchema>(path: string, query: Record<string, string>, schema: S) {
    const url = callAt(address, path)
    url.search = String(new URLSearchParams(query))
    const { status, body } = await askOnce(url, { method: 'GET' }, options)
    const { errcode = 0, errmsg = '' } = body
    if (errcode === 0) {
      const read = v.safeParse(schema, body)
      if (read.success) return read.output
      throw new DirectoryFailure('unreachable', `HTTP ${status}, an unknown answer of ${path}`)
    }
    const code = Number(errcode)
    const detail = `${code} ${String(errmsg).slice(0, 300)}`
    if (refusals.limited.includes(code)) throw new DirectoryFailure('rateLimited', detail)
    if (refusals.wrong.includes(code)) throw new DirectoryFailure('credentialsWrong', detail)
    if (forbidden.includes(code)) throw new DirectoryFailure('permissionMissing', detail, scopeOf(code))
    throw new Refused(code, detail)
  }

  const ask = <S extends v.GenericSchema>(path: string, query: Record<string, string>, schema: S) =>
    patiently(async () => {
      try {
        return await send(path, { access_token: await token.get(), ...query }, schema)
      } catch (error) {
        if (!(error instanceof Refused) || !outOfDate.includes(error.code)) throw error
        // Another process may have caused a new one. Once more, and then it is a failure.
        token.forget()
        return await send(path, { access_token: await token.get(), ...query }, schema)
      }
    }, options).catch((error) => {
      throw error instanceof Refused && !error.isExpected
        ? new DirectoryFailure('unreachable', error.message)
        : error
    })

  async function listDepartments(id: string): Promise<VendorDepartment[]> {
    try {
      const listed = await ask(
        '/cgi-bin/department/list',
        { id },
        v.object({ department: v.array(department) }),
      )
      return listed.department.map(asDepartment)
    } catch (error) {
      if (error instanceof Refused) throw new DirectoryFailure('rootMissing', error.message)
      throw error
    }
  }

  async function* peopleOf(id: string): AsyncGenerator<readonly VendorPerson[]> {
    try {
      const answer = await ask(
        '/cgi-bin/user/list',
        { department_id: id },
        v.object({ userlist: v.array(person) }),
      )
      yield answer.userlist.map(asPerson)
    } catch (error) {
      // It was deleted while we read: its people belong elsewhere.
      if (!(error instanceof Refused)) throw error
    }
  }

  return {
    async *readDepartments(rootId) {
      const id = rootId || topId
      const all = await listDepartments(id)
      if (!all.some((one) => one.id === id)) throw new DirectoryFailure('rootMissing', `department ${id}`)
      yield all
    },
    readPeople: (departmentIds) =>
      together(
        departmentIds.map((id) => () => peopleOf(id)),
        atOnce,
      ),
    async readDepartment(id) {
      const answer = v.object({ department })
      return orNothing(async () =>
        asDepartment((await ask('/cgi-bin/department/get', { id }, answer)).department),
      )
    },
    readPerson: (id) =>
      orNothing(async () => asPerson(await ask('/cgi-bin/user/get', { userid: id }, person))),
    async readChildren(rootId) {
      const id = rootId || topId
      return (await listDepartments(id)).filter((one) => one.parentId === id || one.id === id)
    },
  }
}

/** The vendor refuses something, but the credentials work. */
class Refused extends Error {
  readonly isExpected: boolean
  constructor(
    readonly code: number,
    detail: string,
  ) {
    super(detail)
    this.isExpected = missing.department.includes(code) || missing.person.includes(code)
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

const scopeOf = (code: number) => (code === 60020 ? '企业可信IP' : '通讯录可见范围')

const asDepartment = ({ id, name, parentid, order }: v.InferOutput<typeof department>): VendorDepartment => ({
  id: String(id),
  parentId: String(id) === topId ? '' : String(parentid),
  name: name ?? String(id),
  // WeCom shows the largest first.
  order: -order,
})

function asPerson(given: v.InferOutput<typeof person>): VendorPerson {
  const ids = given.department.map(String)
  const main = given.main_department === undefined ? undefined : String(given.main_department)
  return {
    id: given.userid,
    unionId: given.open_userid,
    name: given.name,
    mobile: given.mobile || undefined,
    mail: given.biz_mail || given.email || undefined,
    departmentIds:
      main !== undefined && ids.includes(main) ? [main, ...ids.filter((id) => id !== main)] : ids,
    active: given.status === 1 || given.status === 4,
  }
}
