import * as v from 'valibot'
import { id, timestamp, wholeNumber } from '../wire/contract'

const count = wholeNumber(0, 10_000_000)

/**
 * What a change does. `updated`: only what the directory says, such as a mobile number; nothing in the company.
 * `waiting`: somebody is new in the directory, but can't be invited. `departmentKept`: a department left the directory,
 * but stays as if made by hand. `blocked`: nothing happens, for the reason in `note`.
 */
export const changeKind = v.picklist([
  'departmentLinked',
  'departmentAdded',
  'departmentMoved',
  'departmentRenamed',
  'departmentRemoved',
  'departmentKept',
  'left',
  'moved',
  'renamed',
  'linked',
  'returned',
  'invited',
  'waiting',
  'updated',
  'blocked',
])

/** Why a change is blocked, was not made, or differs from what the directory says. */
export const changeNote = v.picklist([
  /** The directory shows no Chinese mobile number, so nobody can be invited. */
  'phoneMissing',
  /** Another person of the directory has the number. */
  'phoneTaken',
  /** The company may not invite more people today; they are invited on the following days. */
  'dailyLimit',
  /** A directory never removes or moves administrators. */
  'superAdministrator',
  'administrator',
  /** An administrator of the department, or somebody in it, keeps it from being deleted. */
  'departmentHasAdministrators',
  /** The department has members or departments that were made by hand, or was itself. */
  'madeByHand',
  /** The name was cut, or numbered because a sibling has it. */
  'nameCut',
  'nameNumbered',
  /** Deeper than the company's departments may be: its people belong to the department above. */
  'tooDeep',
  /** The directory puts the department below itself, or below one that it doesn't show. It is placed at the root. */
  'parentMissing',
  /** Somebody must decide whether it is linked. */
  'undecided',
  /** Somebody decided that the member or department stays as it is. */
  'leftAlone',
  /** The company changed after the directory was read. */
  'changedMeanwhile',
  /** The service failed at it, twice. */
  'broken',
])

/** `nothing`: there is nothing to do. `skipped`: it was not made, for the reason in `note`. */
export const changeState = v.picklist(['nothing', 'waiting', 'done', 'skipped', 'failed'])

/** Only for proposed links: whether the member or department made by hand is managed by the directory from now on. */
export const linkDecision = v.picklist(['undecided', 'link', 'leave'])

/**
 * `ready`: somebody, or the policy, can apply it. `unchanged`: the directory and the company agree. `outdated`: the
 * company or the settings changed, or the directory was read again.
 */
export const differenceState = v.picklist([
  'reading',
  'failed',
  'ready',
  'applying',
  'applied',
  'unchanged',
  'cancelled',
  'outdated',
])

/** Why the last reading failed, or what a test of the credentials found. */
export const directoryFailure = v.picklist([
  'credentialsWrong',
  /** `scope` names the permission as the vendor does. */
  'permissionMissing',
  'rateLimited',
  'unreachable',
  /** The directory doesn't show its root department to the application. */
  'rootMissing',
  /** The company's department for the directory was deleted. */
  'targetMissing',
  /** More people or departments than the service reads. */
  'tooLarge',
  'broken',
])

export const failure = v.object({
  kind: directoryFailure,
  /** The missing permission; empty: not known. */
  scope: v.string(),
  /** The vendor's own code and message, to look up in its documents; empty: none. */
  detail: v.string(),
})

/** What the policy waits for. `leavers`: more people would leave than the threshold. `links`: departments to decide about. */
export const differenceNeed = v.picklist(['person', 'leavers', 'links'])

/** One reading of a directory, what it found, and how far it was applied. */
export const difference = v.object({
  differenceId: id,
  directoryId: id,
  state: differenceState,
  /** `person`: somebody asked for it. `callback`: the vendor named who changed. */
  trigger: v.picklist(['person', 'schedule', 'callback']),
  /** Empty: nobody, by schedule or callback. */
  startedBy: v.string(),
  startedAt: timestamp,
  /** When the difference was complete. */
  readAt: v.nullable(timestamp),
  /** Empty: the policy, or not applied. */
  appliedBy: v.string(),
  appliedAt: v.nullable(timestamp),
  finishedAt: v.nullable(timestamp),
  failure: v.nullable(failure),
  /** While `ready`. Null: the policy is about to apply it. */
  needs: v.nullable(differenceNeed),
  /** People and departments read so far, or at all. */
  peopleRead: count,
  departmentsRead: count,
  /** People to be `invited`, `linked` or `returned`, or `waiting`. */
  joining: count,
  /** People to be `moved` or `renamed`. */
  changing: count,
  /** People who `left`. */
  leaving: count,
  /** Departments to be linked, added, moved, renamed or removed. */
  departmentChanges: count,
  /** Changes to make, and those that were done, skipped or failed. */
  total: count,
  done: count,
  skipped: count,
  failed: count,
})

export const differenceDetails = v.object({
  ...difference.entries,
  /** Changes of each kind; kinds without any are absent. */
  changes: v.array(v.object({ change: changeKind, count, done: count, skipped: count, failed: count })),
  /** Rows with each note. */
  notes: v.array(v.object({ note: changeNote, count })),
  /** People and departments that stay as they are. */
  untouched: count,
  /** Proposed links that nobody has decided about. */
  undecidedDepartments: count,
  undecidedPeople: count,
  leavers: v.object({
    count,
    /** People of the directory who are members now: 100 per cent. */
    members: count,
    /** With one decimal. */
    percent: v.number(),
    /** More leavers than this must be confirmed. */
    limit: count,
    isConfirmed: v.boolean(),
    /** The directory shows nobody, or hardly anybody: a missing permission looks like this. */
    looksBroken: v.boolean(),
  }),
  /**
   * How many people the company may invite by text message: today from now on, and in a day. Others are invited on the
   * following days.
   */
  invitations: v.object({ left: count, perDay: count }),
  /** What it costs and returns in seats, by product; only products that it concerns. */
  seats: v.array(
    v.object({
      mainId: id,
      productName: v.string(),
      /** The company's free seats before. */
      free: count,
      /** Free seats that rules give to people who join, return or move. */
      gives: count,
      /** People for whom no seat is free. */
      waits: count,
      /** Seats of people who leave or move. */
      returns: count,
    }),
  ),
})

/** One change of one department or person. */
export const differenceRow = v.object({
  rowId: id,
  subject: v.picklist(['department', 'person']),
  change: changeKind,
  state: changeState,
  note: v.nullable(changeNote),
  /** In the directory. */
  externalId: v.string(),
  realName: v.string(),
  /** The company's name before; null: the same, or new. */
  formerName: v.nullable(v.string()),
  /** The full name of the department above, or of a person's department. */
  department: v.string(),
  /** Before; null: the same, or new. */
  formerDepartment: v.nullable(v.string()),
  /** Null: none, or a department. */
  phone: v.nullable(v.string()),
  /** The member or department of the company; null: none yet. */
  userId: v.nullable(id),
  enterpriseDepartmentId: v.nullable(id),
  /** Null: not a proposed link. */
  decision: v.nullable(linkDecision),
})
