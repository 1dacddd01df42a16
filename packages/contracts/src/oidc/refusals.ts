import { defineRefusals } from '../wire/refusals'
import { oidcErrors as codes } from './contract'

/** Refusals of sign-ins for applications. */
export const oidcRefusals = defineRefusals({
  requestGone: {
    code: codes.requestGone,
    chinese: '登录请求已过期，请返回应用重新登录',
    english: 'This sign-in request has expired. Go back to the application and sign in again.',
  },
  twoStepsNeeded: {
    code: codes.twoStepsNeeded,
    chinese: '此应用要求两步登录，请先在安全中心开启，再重新登录',
    english:
      'This application requires two-step sign-in. Turn it on in the security centre, and then sign in again.',
  },
  companyNotAllowed: {
    code: codes.companyNotAllowed,
    chinese: '您不是该企业的成员，请选择其他企业',
    english: 'You are not a member of this company. Choose another one.',
  },
  tokenUnknown: {
    code: codes.tokenUnknown,
    status: 401,
    chinese: '访问令牌无效或登录已结束，请重新登录',
    english: 'The access token is unknown, or the sign-in has ended. Refresh the token or sign in again.',
  },
  noProduct: {
    code: codes.noProduct,
    status: 403,
    chinese: '此应用未登记产品，请联系平台运营人员',
    english: 'No product is registered for this application. Ask the operator of the service.',
  },
  notAllowed: {
    code: codes.notAllowed,
    chinese: '您没有授权过此应用，请刷新后重试',
    english: 'You have not allowed this application. Refresh and try again.',
  },
})
