import * as v from 'valibot'
import { expect, it } from 'vitest'
import { groupSchema } from './groupSchema'
import { noValues } from './groupValues'
import { administratorsMessages } from './messages'

const texts = administratorsMessages.texts.en

it('finds what is missing', () => {
  const { issues } = v.safeParse(groupSchema(texts), noValues)
  expect(issues?.map(({ message }) => message)).toEqual([
    texts.nameRequired,
    texts.permissionsRequired,
    texts.departmentsRequired,
  ])
})

it('takes what is right', () => {
  const group = {
    groupName: ' Design ',
    permissions: ['departments'],
    departmentIds: ['design'],
    members: [],
  }
  expect(v.parse(groupSchema(texts), group)).toEqual({ ...group, groupName: 'Design' })
})
