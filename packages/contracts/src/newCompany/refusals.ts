import { hotline } from '../shared/company/contract'
import { defineRefusals } from '../wire/refusals'
import { newCompanyErrors as codes, mostUncertified } from './contract'

/** Refusals of opening a company. */
export const newCompanyRefusals = defineRefusals({
  nameTaken: {
    code: codes.nameTaken,
    chinese: `已存在该企业名称，请联系客服${hotline}`,
    english: `A company with this name already exists. Please call ${hotline}.`,
  },
  tooManyUncertified: {
    code: codes.tooManyUncertified,
    chinese: `您已有${mostUncertified}家未认证的企业，请先完成认证，或注销不再需要的企业后再创建`,
    english: `You have ${mostUncertified} companies that aren’t certified. Certify them, or close those you no longer need first.`,
  },
  leaving: {
    code: codes.leaving,
    chinese: '您的账号即将注销，不能创建企业',
    english: 'Your account is about to be closed, so it can’t create a company',
  },
})
