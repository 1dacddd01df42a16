import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { profileMessages } from './messages'
import { type ProfileValues, profileDraft, profileSchema, toldOf } from './profileValues'

const texts = profileMessages.chinese

const anybody: ProfileValues = {
  nickname: '云间',
  realName: '沈知远',
  email: '',
  region: ['上海市', '上海市', '杨浦区'],
  address: '',
  type: 'enterprise',
  school: '',
  jobRole: '',
  major: '',
  teacherName: '',
  teacherPhone: '',
  company: '',
  department: '',
  position: '',
  discipline: '',
  companies: [],
}

const part = { companyId: 'company-1', companyName: '云筑', position: '工程师', discipline: 'hvac' as const }

const said = (changes: Partial<ProfileValues>) => {
  const values = { ...anybody, ...changes }
  return v.safeParse(profileSchema(values, texts), values).issues?.map(({ message }) => message)
}

describe('the form of a profile', () => {
  it('requires name, region and type of everybody, and validates the email', () => {
    expect(said({})).toBeUndefined()
    expect(said({ nickname: ' ' })).toEqual(['请输入昵称'])
    expect(said({ realName: '' })).toEqual(['请输入真实姓名'])
    expect(said({ email: 'shen@' })).toEqual(['请输入正确的邮箱地址'])
    expect(said({ email: ' shen@example.com ' })).toBeUndefined()
    expect(said({ region: [] })).toEqual(['请选择所在地区'])
    expect(said({ type: '' })).toEqual(['请选择用户类型'])
  })

  it('requires school, role and major for education, and the teacher for students', () => {
    const type = 'education' as const
    expect(said({ type })).toEqual([texts.schoolRequired, texts.jobRoleRequired, texts.majorRequired])
    const told = { type, school: '同济大学', major: 'other' as const }
    expect(said({ ...told, jobRole: 'labHead' })).toBeUndefined()
    expect(said({ ...told, jobRole: 'student' })).toEqual([
      texts.teacherNameRequired,
      texts.teacherPhoneRequired,
    ])
  })

  it('accepts only a phone number as the teacher’s phone', () => {
    const student = { type: 'education', school: '同济大学', major: 'other', jobRole: 'student' } as const
    const withPhone = (teacherPhone: string) => said({ ...student, teacherName: '沈知远', teacherPhone })
    for (const wrong of ['abc', '12345', '138000000012'])
      expect(withPhone(wrong)).toEqual([texts.teacherPhoneInvalid])
    for (const right of ['021-65980000', '138 0000 0001', '+86 13800000001', '400-820-8820'])
      expect(withPhone(right)).toBeUndefined()
  })

  it('requires everything except the department for organisations', () => {
    expect(said({ type: 'organisation' })).toEqual([
      texts.companyRequired,
      texts.positionRequired,
      texts.disciplineRequired,
    ])
  })

  it('names the first incomplete company', () => {
    const whole = { ...part, companyId: 'company-2', companyName: '青禾' }
    expect(said({ companies: [part, whole] })).toBeUndefined()
    expect(said({ companies: [whole, { ...part, position: ' ' }] })).toEqual(['企业云筑的职业信息未完善'])
    expect(
      said({
        companies: [
          { ...part, discipline: '' },
          { ...whole, position: '' },
        ],
      }),
    ).toEqual(['企业云筑的职业信息未完善'])
  })
})

it('is sent with the region as one text, and without fields of other types', () => {
  expect(toldOf({ ...anybody, type: '' })).toMatchObject({
    nickname: '云间',
    person: { region: '上海市-上海市-杨浦区', type: null },
  })
})

it('keeps only drafts of its own shape', () => {
  expect(v.parse(profileDraft, anybody)).toEqual(anybody)
  expect(v.safeParse(profileDraft, { ...anybody, region: '上海市' }).success).toBe(false)
})
