import { Hono } from 'hono'
import { topDepartment, type VendorWorld, type WorldDepartment, type WorldPerson } from './VendorWorld'

const ok = { errcode: 0, errmsg: 'ok' }
const refused = (errcode: number, errmsg: string) => ({ errcode, errmsg })

/** The calls of WeCom that we use, as documented. */
export function wecomStandIn(world: VendorWorld): Hono {
  const app = new Hono()
  app.get('/cgi-bin/gettoken', (context) => {
    const { corpid, corpsecret } = context.req.query()
    if (corpid !== world.clientId) return context.json(refused(40013, 'invalid corpid'))
    if (corpsecret !== world.secret) return context.json(refused(40001, 'invalid credential'))
    return context.json({ ...ok, access_token: world.token, expires_in: 7200 })
  })
  app.use('/cgi-bin/:kind/:call', async (context, next) => {
    if (context.req.query('access_token') !== world.token)
      return context.json(refused(40014, 'invalid access_token'))
    if (world.isLimited()) return context.json(refused(45009, 'api freq out of limit'))
    if (world.forbidsPeople && context.req.param('kind') === 'user')
      return context.json(refused(60011, 'no privilege to access/modify contact/party/agent'))
    return next()
  })
  app.get('/cgi-bin/department/list', (context) => {
    const tree = world.treeOf(Number(context.req.query('id') ?? topDepartment))
    if (tree.length === 0) return context.json(refused(60003, 'department not found'))
    return context.json({ ...ok, department: tree.map(asDepartment) })
  })
  app.get('/cgi-bin/department/get', (context) => {
    const found = world.departments.get(Number(context.req.query('id')))
    if (!found) return context.json(refused(60003, 'department not found'))
    return context.json({ ...ok, department: asDepartment(found) })
  })
  app.get('/cgi-bin/user/list', (context) => {
    const id = Number(context.req.query('department_id'))
    if (!world.departments.has(id)) return context.json(refused(60003, 'department not found'))
    return context.json({ ...ok, userlist: world.peopleIn(id).map(asPerson) })
  })
  app.get('/cgi-bin/user/get', (context) => {
    const found = world.people.get(context.req.query('userid') ?? '')
    if (!found) return context.json(refused(60111, 'userid not found'))
    return context.json({ ...ok, ...asPerson(found) })
  })
  return app
}

const asDepartment = ({ id, parentId, name, order }: WorldDepartment) => ({
  id,
  name,
  parentid: parentId,
  order: 100_000 - order,
})

const asPerson = ({ id, name, mobile, departmentIds, isDisabled }: WorldPerson) => ({
  userid: id,
  name,
  // In the order of their ids, so that only `main_department` tells the main one.
  department: departmentIds.toSorted((one, other) => one - other),
  main_department: departmentIds[0],
  ...(mobile && { mobile }),
  status: isDisabled ? 2 : 1,
})
