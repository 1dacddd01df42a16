import { headImageOperations } from '@atrium/contracts/profile/headImage/policy'
import { profileOperations } from '@atrium/contracts/profile/policy'
import sharp from 'sharp'
import { boss, type SamplesOf } from './Sample'

export const profileSamples: SamplesOf<typeof profileOperations> = {
  getProfile: { ...boss, input: () => ({ query: {} }) },
  saveProfile: {
    ...boss,
    input: async ({ service, session }) => {
      const as = session.accessToken
      const { data: before } = await service.request(profileOperations.getProfile, { query: {} }, { as })
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
        address: `${before.address} 1楼`,
        connectionEnterprises,
      } as const
      return {
        body: { callName: `${callName}！`, realName, email, person, before: { ...before, person: before } },
      }
    },
  },
  suggestSchools: { ...boss, input: () => ({ query: { word: '同济' } }) },
}

export const headImageSamples: SamplesOf<typeof headImageOperations> = {
  saveHeadImage: { as: 'individual', input: async () => ({ body: { picture: await plainPicture() } }) },
  getOwnHeadImage: { as: 'individual', input: () => ({}) },
  removeHeadImage: {
    as: 'individual',
    input: async ({ service, session }) => {
      const body = { picture: await plainPicture() }
      await service.request(headImageOperations.saveHeadImage, { body }, { as: session.accessToken })
      return {}
    },
  },
}

async function plainPicture(): Promise<File> {
  const create = { width: 60, height: 40, channels: 3, background: '#1f4e8c' } as const
  return new File([new Uint8Array(await sharp({ create }).png().toBuffer())], 'face.png')
}
