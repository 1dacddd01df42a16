import { type Context, Hono } from 'hono'
import { topDepartment, type VendorWorld, type WorldDepartment, type WorldPerson } from './VendorWorld'

const done = (data: unknown) => ({ code: 0, msg: 'success', data })
const refused = (code: number, msg: string) => ({ code, msg })

/** Ids of Feishu: the top department is `0`. */
export const feishuIds = {
  department: (id: number): string => (id === topDepartment ? '0' : `od-${id}`),
  person: (id: string): string => `ou_${id}`,
} as const
const numberOf = (id: string) => (id === '0' ? topDepartment : Number(id.replace(/^od-/, '')))

/** The calls of Feishu that we use, as documented. */
export function feishuStandIn(world: VendorWorld): Hono {
  const app = new Hono()
  app.post('/open-apis/auth/v3/tenant_access_token/internal', async (context) => {
    const { app_id, app_secret } = await context.req.json()
    if (app_id !== world.clientId) return context.json(refused(10003, 'invalid param'))
    if (app_secret !== world.secret) return context.json(refused(10014, 'app secret invalid'))
    return context.json({ code: 0, msg: 'ok', tenant_access_token: world.token, expire: 7200 })
  })
  app.use('/open-apis/contact/v3/:kind/*', async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${world.token}`)
      return context.json(refused(99991663, 'Invalid access token for authorization'), 400)
    if (world.isLimited())
      return context.json(refused(99991400, 'request trigger frequency limit'), 429, {
        'x-ogw-ratelimit-limit': '100',
        'x-ogw-ratelimit-reset': '0.01',
      })
    if (world.forbidsPeople && context.req.param('kind') === 'users')
      return context.json(
        refused(
          99991672,
          'Access denied. One of the following scopes is required: [contact:contact:readonly_as_app, contact:contact.base:readonly].',
        ),
        400,
      )
    return next()
  })
  app.get('/open-apis/contact/v3/departments/:id/children', (context) => {
    const id = numberOf(context.req.param('id'))
    if (!world.departments.has(id)) return context.json(refused(43007, 'department not found'), 400)
    const all = context.req.query('fetch_child') === 'true' ? world.treeOf(id).slice(1) : world.childrenOf(id)
    return context.json(pageOf(context, all.map(asDepartment)))
  })
  app.get('/open-apis/contact/v3/departments/:id', (context) => {
    const found = world.departments.get(numberOf(context.req.param('id')))
    if (!found) return context.json(refused(43007, 'department not found'), 400)
    return context.json(done({ department: asDepartment(found) }))
  })
  app.get('/open-apis/contact/v3/users/find_by_department', (context) => {
    const id = numberOf(context.req.query('department_id') ?? '')
    if (!world.departments.has(id)) return context.json(refused(43007, 'department not found'), 400)
    return context.json(pageOf(context, world.peopleIn(id).map(asPerson)))
  })
  app.get('/open-apis/contact/v3/users/:id', (context) => {
    const found = world.people.get(context.req.param('id').replace(/^ou_/, ''))
    if (!found) return context.json(refused(41012, 'user id is invalid'), 400)
    return context.json(done({ user: asPerson(found) }))
  })
  return app
}

function pageOf(context: Context, all: readonly unknown[]) {
  const size = Number(context.req.query('page_size') ?? 10)
  const from = Number(context.req.query('page_token') || 0)
  if (!(size >= 1 && size <= 50)) return refused(40001, 'invalid param page_size')
  const has_more = from + size < all.length
  return done({
    items: all.slice(from, from + size),
    has_more,
    ...(has_more && { page_token: String(from + size) }),
  })
}

const asDepartment = ({ id, parentId, name, order }: WorldDepartment) => ({
  name,
  open_department_id: feishuIds.department(id),
  department_id: `d${id}`,
  parent_department_id: feishuIds.department(parentId || topDepartment),
  order: String(order),
  member_count: 0,
  status: { is_deleted: false },
})

const asPerson = ({ id, name, mobile, employeeNo, departmentIds, isDisabled }: WorldPerson) => ({
  union_id: `on_${id}`,
  open_id: feishuIds.person(id),
  name,
  ...(mobile && { mobile: `+86${mobile}`, mobile_visible: true }),
  employee_no: employeeNo,
  status: {
    is_frozen: isDisabled,
    is_resigned: false,
    is_activated: true,
    is_exited: false,
    is_unjoin: false,
  },
  department_ids: departmentIds.map(feishuIds.department),
  orders: departmentIds.map((department, n) => ({
    department_id: feishuIds.department(department),
    is_primary_dept: n === 0,
  })),
})
