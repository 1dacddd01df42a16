import { type Context, Hono } from 'hono'
import { topDepartment, type VendorWorld, type WorldDepartment, type WorldPerson } from './VendorWorld'

const request_id = 'stand-in'
const done = (result: unknown) => ({ errcode: 0, errmsg: 'ok', request_id, result })
const refused = (sub_code: string, sub_msg: string) => ({
  errcode: 88,
  sub_code,
  sub_msg,
  errmsg: `ding talk error[subcode=${sub_code},submsg=${sub_msg}]`,
  request_id,
})

/** The calls of DingTalk that we use, as documented, at one address. */
export function dingtalkStandIn(world: VendorWorld): Hono {
  const app = new Hono()
  app.post('/v1.0/oauth2/accessToken', async (context) => {
    const { appKey, appSecret } = await context.req.json()
    if (appKey !== world.clientId || appSecret !== world.secret)
      return context.json(
        { code: 'invalidClientIdOrSecret', message: '无效的clientId或者clientSecret', requestid: request_id },
        400,
      )
    return context.json({ accessToken: world.token, expireIn: 7200 })
  })
  app.use('/topapi/v2/:kind/:call', async (context, next) => {
    if (context.req.query('access_token') !== world.token)
      return context.json(refused('40014', '不合法的access_token'))
    if (world.isLimited())
      return context.json(refused('90018', '您的服务器调用钉钉开放平台当前接口的请求过多'))
    if (world.forbidsPeople && context.req.param('kind') === 'user')
      return context.json(
        refused('60011', '没有调用该接口的权限，应用尚未开通所需的权限：[qyapi_get_department_member]'),
      )
    return next()
  })
  const departmentOf = async (context: Context) =>
    world.departments.get(Number((await context.req.json()).dept_id ?? topDepartment))
  app.post('/topapi/v2/department/listsub', async (context) => {
    const found = await departmentOf(context)
    if (!found) return context.json({ errcode: 60003, errmsg: '部门不存在', request_id })
    return context.json(done(world.childrenOf(found.id).map(asDepartment)))
  })
  app.post('/topapi/v2/department/get', async (context) => {
    const found = await departmentOf(context)
    if (!found) return context.json({ errcode: 60003, errmsg: '部门不存在', request_id })
    return context.json(done({ ...asDepartment(found), order: found.order }))
  })
  app.post('/topapi/v2/user/list', async (context) => {
    const { dept_id, cursor, size } = await context.req.json()
    if (!(size >= 1 && size <= 100))
      return context.json({ errcode: 40035, errmsg: '不合法的参数', request_id })
    if (!world.departments.has(dept_id))
      return context.json({ errcode: 60003, errmsg: '部门不存在', request_id })
    const all = world.peopleIn(dept_id)
    const next = cursor + size
    const has_more = next < all.length
    const list = all.slice(cursor, next).map(asPerson)
    return context.json(done({ list, has_more, ...(has_more && { next_cursor: next }) }))
  })
  app.post('/topapi/v2/user/get', async (context) => {
    const found = world.people.get((await context.req.json()).userid)
    if (!found) return context.json({ errcode: 60121, errmsg: '找不到该用户', request_id })
    return context.json(done(asPerson(found)))
  })
  return app
}

const asDepartment = ({ id, parentId, name }: WorldDepartment) => ({
  dept_id: id,
  name,
  ...(parentId !== 0 && { parent_id: parentId }),
  auto_add_user: true,
  create_dept_group: true,
})

const asPerson = ({ id, name, mobile, employeeNo, departmentIds }: WorldPerson) => ({
  userid: id,
  unionid: `union-${id}`,
  name,
  ...(mobile && { mobile, state_code: '86' }),
  job_number: employeeNo,
  dept_id_list: departmentIds,
  active: true,
})
