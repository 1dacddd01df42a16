import * as v from 'valibot'
import { impact, precheck } from '../../shared/impact/contract'
import { contract, id } from '../../shared/wire/contract'
import { mostMembers, ofAdministrators } from '../contract'

const preview = { ...ofAdministrators, effect: 'reads' } as const

const manyUserIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(mostMembers))

/** What is done with many members at once; apart from the list, as it comes with the first dialog. */
export const memberChangesContract = contract({
  previewDeleteMembers: {
    ...preview,
    method: 'POST',
    path: '/api/Enterprise/GetDeleteEnterpriseUsersImpact',
    summary:
      'What the members would lose if they were removed, where their seats return, and what blocks it.',
    body: v.object({ enterPriseId: id, userIds: manyUserIds }),
    response: impact,
  },
  deleteMembers: {
    method: 'DELETE',
    path: '/api/Enterprise/DeleteEnterpriseUsers',
    summary: 'Removes members from the company; their licences return.',
    ...ofAdministrators,
    body: v.object({
      enterPriseId: id,
      userIds: manyUserIds,
      passportToken: v.pipe(v.string(), v.maxLength(4096)),
    }),
    response: v.literal(true),
  },
  precheckMoveMembers: {
    method: 'POST',
    path: '/api/Enterprise/PreMoveEnterpriseUsers',
    summary:
      '0 proceed; 1 confirm, department licences will be recovered; 2 or 3 refused, some are administrators.',
    ...ofAdministrators,
    effect: 'reads',
    body: v.object({
      enterPriseId: id,
      editEnterpriseDepartmentId: id,
      list: v.pipe(
        v.array(v.object({ enterpriseDepartmentId: id, userId: id })),
        v.minLength(1),
        v.maxLength(mostMembers),
      ),
    }),
    response: precheck,
  },
  previewMoveMembers: {
    ...preview,
    method: 'POST',
    path: '/api/Enterprise/GetMoveEnterpriseUsersImpact',
    summary: 'Which licences the members would lose by moving, where these seats return, and what blocks it.',
    body: v.object({ enterPriseId: id, editEnterpriseDepartmentId: id, userIds: manyUserIds }),
    response: impact,
  },
  moveMembers: {
    method: 'PATCH',
    path: '/api/Enterprise/MoveEnterpriseUsers',
    summary:
      'Moves members into a department and recovers the licences that they may no longer use. Those who sit there already are left out; refused with `nobodyMoves` when that is all.',
    ...ofAdministrators,
    body: v.object({ enterPriseId: id, editEnterpriseDepartmentId: id, userIds: manyUserIds }),
    response: v.literal(true),
  },
})
