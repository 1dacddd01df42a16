import { billingContract } from '@atrium/contracts/billing/contract'
import { registryContract } from '@atrium/contracts/shared/registry/contract'
import { regionAnswers } from '../shared/regions/mocks'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'

type Answers = AnswersOf<typeof billingContract>
export type Title = Answers['listTitles'][number]
export type Address = Answers['listAddresses'][number]

export const someCompany: Title = {
  invoiceId: 'title-1',
  headerType: 'enterprise',
  invoiceType: 'special',
  invoiceHeader: '云筑建筑设计研究院有限公司',
  unifiedSocialCreditCode: '91310110MA1G8X2K77',
  bankName: '招商银行上海大连路支行',
  bankAccount: '121908765410201',
  registeredAddress: '上海市杨浦区国康路88号',
  registeredTel: '021-65981234',
  isDefault: true,
  version: 1,
}

const nothingOfCompany = {
  unifiedSocialCreditCode: '',
  bankName: '',
  bankAccount: '',
  registeredAddress: '',
  registeredTel: '',
}

export const somePerson: Title = {
  ...nothingOfCompany,
  invoiceId: 'title-2',
  headerType: 'personal',
  invoiceType: 'ordinary',
  invoiceHeader: '沈知远',
  isDefault: false,
  version: 3,
}

export const someAddress: Address = {
  addressId: 'address-1',
  addressee: '沈知远',
  phone: '13800000001',
  province: '上海市',
  city: '上海市',
  areaOrCounty: '杨浦区',
  detailedAddress: '国康路88号16层',
  isDefault: true,
  version: 1,
}

const otherAddress: Address = {
  addressId: 'address-2',
  addressee: '顾一鸣',
  phone: '0571-88061234',
  province: '浙江省',
  city: '杭州市',
  areaOrCounty: '西湖区',
  detailedAddress: '文三路478号12楼前台',
  isDefault: false,
  version: 1,
}

export const billingAnswers: readonly Answer[] = [
  ...regionAnswers,
  answer(registryContract.suggestNames, [
    { name: '云筑建筑设计研究院有限公司', creditCode: '91310110MA1G8X2K77' },
    { name: '云筑数字科技有限公司', creditCode: '91310115MA1H9YR8YF' },
  ]),
  answer(billingContract.listTitles, [someCompany, somePerson]),
  answer(billingContract.addTitle, { invoiceId: 'title-3' }),
  answer(billingContract.editTitle, true),
  answer(billingContract.deleteTitle, true),
  answer(billingContract.setDefaultTitle, true),
  answer(billingContract.listAddresses, [someAddress, otherAddress]),
  answer(billingContract.addAddress, { addressId: 'address-3' }),
  answer(billingContract.editAddress, true),
  answer(billingContract.deleteAddress, true),
  answer(billingContract.setDefaultAddress, true),
]
