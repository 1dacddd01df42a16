import * as v from 'valibot'
import {
  type CompanyDirectory,
  DirectoryFailure,
  type VendorCredentials,
  type VendorDepartment,
  type VendorPerson,
} from '../../../ports/CompanyDirectory'
import { together } from '../askVendor'
import {
  asDepartment,
  asPerson,
  department,
  departmentPage,
  person,
  personPage,
  topId,
} from './feishuAnswers'
import { type FeishuOptions, feishuClient, orNothing } from './feishuClient'

const pageSize = 50
const atOnce = 4

/** Feishu, by a self-built application, with its own library. All departments below the root, people by department. */
export function openFeishu(credentials: VendorCredentials, options: FeishuOptions = {}): CompanyDirectory {
  const { department: departments, user, ask } = feishuClient(credentials, options)

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
