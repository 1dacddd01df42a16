import { withQuery } from '../shared/host/query'

/** The screens of this feature, by name; one is misspelt as specified. */
export const catalogueRoutes = {
  center: '/TrialCenter',
  product: '/TrialCenterProDerail',
  personWanted: '/AddPersonInfo',
  result: '/TrialApplyResult',
  ownTrials: '/TryOutRequest',
} as const

export const productPath = (id: string) => withQuery(catalogueRoutes.product, { id })
export const personWantedPath = (id: string) => withQuery(catalogueRoutes.personWanted, { id })
export const resultPath = (id: string) => withQuery(catalogueRoutes.result, { id })
