import {
  mostGraceDays,
  mostPlacesOfRule,
  mostProductsOfRule,
  ruleNameLength,
} from '@atrium/contracts/licenceRules/rule'
import * as v from 'valibot'
import { filled } from '../shared/form/textRules'
import type { Form } from '../shared/form/useForm'
import type { EditedRule } from './atoms'
import type { licenceRulesMessages } from './messages'

const place = v.object({ id: v.string(), name: v.string() })
const person = v.object({ userId: v.string(), realName: v.string() })

/** A department, or a permission group. */
export type ChosenPlace = v.InferOutput<typeof place>

const values = {
  reachKind: v.picklist(['departments', 'everybody', 'groups']),
  departments: v.array(place),
  groups: v.array(place),
  productIds: v.array(v.string()),
  pool: v.picklist(['members', 'department']),
  /** None, or one department. */
  poolDepartment: v.array(place),
  exceptions: v.array(person),
  /** The version that the values are based on; 0 for a new rule. */
  version: v.number(),
}

/** The values as they are kept while they are unsaved. */
export const ruleDraft = v.object({ name: v.string(), graceDays: v.string(), ...values })

/** The values of a rule's form. */
export type RuleValues = v.InferOutput<typeof ruleDraft>

/** The form of a rule. */
export type RuleFormState = Form<RuleValues, RuleValues>

export const newRule: RuleValues = {
  name: '',
  reachKind: 'departments',
  departments: [],
  groups: [],
  productIds: [],
  pool: 'members',
  poolDepartment: [],
  graceDays: '7',
  exceptions: [],
  version: 0,
}

export function valuesOf({ rule, exceptions }: EditedRule): RuleValues {
  const { reach, pool } = rule
  return {
    name: rule.name,
    reachKind: reach.kind,
    departments: reach.kind === 'departments' ? reach.departments : [],
    groups: reach.kind === 'groups' ? reach.groups : [],
    productIds: rule.products.map(({ productId }) => productId),
    pool: pool ? 'department' : 'members',
    poolDepartment: pool ? [pool] : [],
    graceDays: String(rule.graceDays),
    exceptions: exceptions.map(({ userId, realName }) => ({ userId, realName })),
    version: rule.version,
  }
}

type Texts = (typeof licenceRulesMessages)['chinese']

/** What a rule must have; its issues are in these texts. */
export function ruleSchema(texts: Texts) {
  const some = <T extends v.GenericSchema<{ id: string; name: string }[]>>(
    list: T,
    least: string,
    most: string,
  ) => v.pipe(list, v.minLength(1, least), v.maxLength(mostPlacesOfRule, most))
  const days = v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => /^\d{1,3}$/.test(text) && Number(text) <= mostGraceDays,
      texts.graceInvalid(mostGraceDays),
    ),
  )
  return ({ reachKind, pool }: RuleValues) =>
    v.object({
      ...values,
      name: v.pipe(
        filled(texts.nameRequired),
        v.check((name) => [...name].length <= ruleNameLength, texts.nameTooLong(ruleNameLength)),
      ),
      graceDays: days,
      ...(reachKind === 'departments' && {
        departments: some(
          values.departments,
          texts.departmentsRequired,
          texts.tooManyPlaces(mostPlacesOfRule),
        ),
      }),
      ...(reachKind === 'groups' && {
        groups: some(values.groups, texts.groupsRequired, texts.tooManyPlaces(mostPlacesOfRule)),
      }),
      productIds: v.pipe(
        values.productIds,
        v.minLength(1, texts.productsRequired),
        v.maxLength(mostProductsOfRule, texts.tooManyProducts(mostProductsOfRule)),
      ),
      ...(pool === 'department' && {
        poolDepartment: v.pipe(values.poolDepartment, v.minLength(1, texts.poolRequired)),
      }),
    })
}

const idOf = ({ id }: ChosenPlace) => id

/** The values as they are sent. */
export function bodyOf(rule: RuleValues) {
  const { reachKind } = rule
  return {
    name: rule.name.trim(),
    reach:
      reachKind === 'everybody'
        ? { kind: reachKind }
        : reachKind === 'groups'
          ? { kind: reachKind, groupIds: rule.groups.map(idOf) }
          : { kind: reachKind, departmentIds: rule.departments.map(idOf) },
    productIds: rule.productIds,
    poolDepartmentId: rule.pool === 'department' ? (rule.poolDepartment[0]?.id ?? null) : null,
    graceDays: Number(rule.graceDays),
    exceptedUserIds: rule.exceptions.map(({ userId }) => userId),
  }
}

export type RuleBody = ReturnType<typeof bodyOf>
