/** Error codes of department and member calls. */
export const departmentErrors = {
  topLevel: 52101,
  hasChildren: 52102,
  tooDeep: 52103,
  hasAdministrators: 52104,
  membersAreAdministrators: 52105,
  nameTaken: 52106,
  alreadyAdministrator: 52107,
  passportRefused: 52108,
  changedMeanwhile: 52109,
  deletesSelf: 52110,
  deletesSuperAdministrator: 52111,
  deletesAdministrator: 52112,
  transfersToSelf: 52113,
  nobodyMoves: 52114,
} as const
