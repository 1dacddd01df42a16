import { diskOperations as operations } from '@atrium/contracts/disk/policy'
import type { Operation, OperationInput } from '@atrium/contracts/wire/contract'
import type { TestService } from '../../../testing/createTestService'
import { testBearer } from '../../../testing/testBearer'

/** The disk of a person, or of a company as one of its members uses it. */
export function diskOf(service: TestService, userId: string, company?: string) {
  const as = { userId }
  const ask = <O extends Operation>(operation: O, input: OperationInput<O>) =>
    service.request(operation, input, { as, ...(company !== undefined && { company }) })
  return {
    ask,
    addFolder: async (name: string, parentId?: string) =>
      (await ask(operations.addFolder, { body: { name, parentId } })).data.id,
    async upload(name: string, content: string, parentId?: string) {
      const bytes = new TextEncoder().encode(content)
      const body = { name, size: bytes.length, parentId, modifiedAt: '2026-02-28T08:00:00.000Z' }
      const { uploadId } = (await ask(operations.beginUpload, { body })).data
      if (bytes.length > 0)
        await service.app.request(`/api/CloudDisk/Upload/${uploadId}`, {
          method: 'PATCH',
          headers: {
            authorization: `Bearer ${testBearer(as)}`,
            'tus-resumable': '1.0.0',
            'upload-offset': '0',
            'content-type': 'application/offset+octet-stream',
          },
          body: bytes,
        })
      return (await ask(operations.finishUpload, { body: { uploadId } })).data.id
    },
    list: async (parentId?: string) =>
      (await ask(operations.listNodes, { query: { parentId, pageIndex: 1, pageSize: 100 } })).data.list,
    trash: (...ids: string[]) => ask(operations.trashNodes, { body: { ids } }),
    used: async () => (await ask(operations.getQuota, {})).data.used,
  }
}
