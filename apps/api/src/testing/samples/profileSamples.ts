import { profileContract } from '@atrium/features/profile/contract'
import { boss, type SamplesOf } from './Sample'

export const profileSamples: SamplesOf<typeof profileContract> = {
  getProfile: { ...boss, input: () => ({ query: {} }) },
  saveProfile: {
    ...boss,
    input: async ({ service, session }) => {
      const as = session.accessToken
      const { data: before } = await service.request(profileContract.getProfile, { query: {} }, { as })
      const { callName, realName, email } = before
      const connectionEnterprises = before.connectionEnterprises.map(({ enterpriseId }) => ({
        enterpriseId,
        position: '结构工程师',
        discipline: 'structure' as const,
      }))
      const person = {
        ...before,
        type: 1,
        region: '上海市-上海市-杨浦区',
        address: `${before.address} 1 楼`,
        connectionEnterprises,
      } as const
      return {
        body: { callName: `${callName}！`, realName, email, person, before: { ...before, person: before } },
      }
    },
  },
  suggestSchools: { ...boss, input: () => ({ query: { word: '同济' } }) },
}
