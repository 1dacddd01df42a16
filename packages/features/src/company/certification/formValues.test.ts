import * as v from 'valibot'
import { expect, it } from 'vitest'
import { draftSchema, formSchema } from './formValues'
import { certificationMessages } from './messages'

const schema = formSchema(certificationMessages.chinese, true)
const good = {
  name: '远岸结构设计事务所有限公司',
  code: '91330106MA2B0K7X4M',
  contactPerson: '周明远',
  contactPhone: '13800000001',
  region: ['浙江省', '杭州市', '西湖区'],
  detailedAddress: '文一西路8号',
  remark: '',
  licence: null,
  hadLicence: false,
}
const { licence: _, ...rest } = good
const said = (changes: Partial<typeof good>) =>
  v.safeParse(schema, { ...good, ...changes }).issues?.map(({ message }) => message)

it('accepts valid values, trimmed, with the code in capitals', () => {
  expect(v.parse(schema, { ...good, name: ' 远岸 ', code: '91330106ma2b0k7x4m' })).toMatchObject({
    name: '远岸',
    code: '91330106MA2B0K7X4M',
  })
})

it('reports one error per invalid field', () => {
  expect(said({ name: ' ' })).toEqual(['请输入企业名称'])
  expect(said({ code: '' })).toEqual(['统一社会信用代码不能为空'])
  expect(said({ code: '9133010' })).toEqual(['请输入正确的18位统一社会信用代码'])
  expect(said({ contactPerson: ' ' })).toEqual(['请输入联系人'])
  expect(said({ contactPhone: '' })).toEqual(['手机号不能为空'])
  expect(said({ contactPhone: '110' })).toEqual(['请输入正确的手机号'])
  expect(said({ region: [] })).toEqual(['请选择地址'])
  expect(said({ detailedAddress: '' })).toEqual(['请输入详细地址'])
})

it('requires a licence if none is on record', () => {
  const first = formSchema(certificationMessages.chinese, false)
  expect(v.safeParse(first, good).issues?.map(({ message }) => message)).toEqual([
    certificationMessages.chinese.licenceRequired,
  ])
})

it('stores that there was a picture, but not the picture', () => {
  const licence = new File(['x'], 'licence.png')
  expect(v.parse(draftSchema, { ...good, licence })).toEqual({ ...rest, hadLicence: true })
  expect(v.parse(draftSchema, { ...rest, hadLicence: true })).toEqual({ ...rest, hadLicence: true })
})
