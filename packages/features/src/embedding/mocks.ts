import { embeddingContract as embedding } from '@atrium/contracts/embedding/contract'
import type { AnswersOf } from '../shared/stories/answers'
import { answer } from '../shared/stories/mocks'

export const someEmbedders: AnswersOf<typeof embedding>['listEmbedders'] = [
  {
    embedderId: 'embedder-1',
    embedderName: '筑云协同',
    origins: ['https://www.zhuyun.example'],
    scopes: ['authorisation:read', 'departments:read', 'departments:write', 'members:read'],
    links: 'members',
    linkedCount: 26,
  },
  {
    embedderId: 'embedder-2',
    embedderName: '云程项目管理',
    origins: ['https://app.yuncheng.example', 'https://m.yuncheng.example'],
    scopes: ['company:read', 'orders:read'],
    links: 'nobody',
    linkedCount: 0,
  },
]

export const embeddingAnswers = [
  answer(embedding.listEmbedders, someEmbedders),
  answer(embedding.setEmbedderLinks, true),
]
