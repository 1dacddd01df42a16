import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { type MessageWords, sendMessage } from '../../platform/notifications'
import { UsageError } from '../../platform/operator/UsageError'
import { users } from '../../platform/people/tables'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'
import { catalogueProducts, trials } from '../catalogue/tables'
import { lockOwner } from '../organisation'
import { findOwning } from '../ownProducts'
import { termOf, trialStateAt } from './trialState'

const most = 100

/** Commands for trials. */
export const trialCommands: readonly OperatorCommand[] = [
  {
    name: 'trials list',
    usage: '[--all]',
    about: `Pending requests for trials, oldest first; with --all decided ones too. At most ${most}.`,
    effect: 'reads',
    run: list,
  },
  {
    name: 'trials approve',
    usage: '<id>',
    about: 'Starts the trial now, for the product’s number of days, and notifies the person.',
    effect: 'writes',
    run: (call) => decide(call, 'approved'),
  },
  {
    name: 'trials reject',
    usage: '<id> --reason <text>',
    about: 'Refuses the request; the person gets the reason, and may ask again.',
    effect: 'writes',
    run: (call) => decide(call, 'refused'),
  },
]

async function list({ db, now, options }: OperatorCall): Promise<string> {
  const rows = await withNames(db)
    .where(options.all ? undefined : eq(trials.state, 'applied'))
    .orderBy(asc(trials.appliedAt), asc(trials.id))
    .limit(most)
  if (rows.length === 0) return options.all ? 'Nobody has asked for a trial yet.' : 'No request waits.'
  return rows
    .map(({ trial, product, user }) =>
      [
        trial.id,
        trialStateAt(trial, now).padEnd(9),
        trial.appliedAt.toISOString(),
        product.texts['zh-CN'].name,
        `${user.realName} (${user.phone})`,
        // Keeps submitted text from looking like another line of the output.
        trial.purpose.replace(/\s+/gu, ' '),
      ].join('  '),
    )
    .join('\n')
}

async function decide(call: OperatorCall, state: 'approved' | 'refused'): Promise<string> {
  const {
    db,
    now,
    operands: [id = ''],
    options,
    audit,
  } = call
  const { user } = await find(db, id)
  await lockOwner(db, { kind: 'person', userId: user.id }, 'alone')
  const { trial, product } = await find(db, id)
  if (trial.state !== 'applied') throw new UsageError(`The request ${id} is ${trialStateAt(trial, now)}.`)
  const reason = state === 'refused' ? String(options.reason).trim() : ''
  if (state === 'approved' && product.trialDays === null)
    throw new UsageError(`The product ${product.id} can no longer be tried.`)
  if (state === 'approved' && (await findOwning(db, user.id, product.licenceId, now)))
    throw new UsageError(`${user.realName} has ${product.texts['zh-CN'].name} already. Reject the request.`)
  const term = state === 'approved' ? termOf(product.trialDays ?? 0, now) : {}
  await db
    .update(trials)
    .set({ state, decidedAt: now, reason, ...term })
    .where(and(eq(trials.userId, user.id), eq(trials.id, id)))
  audit('', { userId: user.id, trialId: id, productId: product.id, before: 'applied', after: state })
  await sendMessage(db, {
    userIds: [user.id],
    kind: 'trial',
    subjectId: id,
    ...wordsOf(state, product, reason),
    now,
  })
  return state === 'approved'
    ? `${user.realName} may try ${product.texts['zh-CN'].name} for ${product.trialDays} days.`
    : `The request of ${user.realName} is refused.`
}

function wordsOf(
  state: 'approved' | 'refused',
  { texts, trialDays }: typeof catalogueProducts.$inferSelect,
  reason: string,
): MessageWords {
  const [name, nameEn] = [texts['zh-CN'].name, texts.en.name]
  return state === 'approved'
    ? {
        title: '试用申请已通过',
        content: `您申请试用的“${name}”已开通，可使用${trialDays}天。`,
        titleEn: 'Trial approved',
        contentEn: `Your trial of “${nameEn}” has begun and runs for ${trialDays} days.`,
      }
    : {
        title: '试用申请未通过',
        content: `您申请试用的“${name}”未通过。原因：${reason}`,
        titleEn: 'Trial not approved',
        contentEn: `Your request to try “${nameEn}” was not approved. Reason: ${reason}`,
      }
}

async function find(db: Connection, id: string) {
  const [found] = await withNames(db).where(eq(trials.id, id))
  if (!found) throw new UsageError(`There is no request ${id}.`)
  return found
}

const withNames = (db: Connection) =>
  db
    .select({ trial: trials, product: catalogueProducts, user: users })
    .from(trials)
    .innerJoin(catalogueProducts, eq(catalogueProducts.id, trials.productId))
    .innerJoin(users, eq(users.id, trials.userId))
    .$dynamic()
