import { effectOf } from '@atrium/contracts/wire/contract'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import { staffRoles } from '@atrium/contracts/wire/staffRoles'
import { parseInput } from '../platform/http/request/parseInput'
import { UsageError } from '../platform/operator/UsageError'
import type { StaffActor } from '../platform/people/StaffActor'
import type { Call } from './Call'
import type { OperatorCall, OperatorCommand } from './OperatorCommand'

/** An operation of the desk with a command. */
type DeskOperation = ServedOperation & { readonly access: 'staff'; readonly command: string }

/** The call of a handler of the desk, which a page makes or a command. */
export type DeskCall<O extends ServedOperation & { readonly access: 'staff' }> = Omit<
  Call<O>,
  'address' | 'agent' | 'language' | 'person'
> & { readonly staff: StaffActor }

interface Arguments {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

interface Terminal<O extends DeskOperation, A> {
  readonly operation: O
  readonly usage: string
  readonly about: string
  /** The operation's arguments from what was typed, as a page would send them. */
  readonly input: (call: OperatorCall) => Arguments | Promise<Arguments>
  /** Why it is done, for the audit, where the operation's arguments don't say it. */
  readonly reason?: (call: OperatorCall) => string
  /** What the terminal shows of the answer. */
  readonly text: (answer: A, call: OperatorCall) => string | Promise<string>
}

/**
 * The operator's command that does what an operation of the desk does: with the same checks of its arguments, by the
 * same handler, under the same name in the audit.
 */
export function deskCommand<O extends DeskOperation, A>(
  handle: (call: DeskCall<O>) => Promise<A>,
  { operation, usage, about, input, reason, text }: Terminal<O, A>,
): OperatorCommand {
  const effect = effectOf(operation)
  return {
    name: operation.command,
    usage,
    about,
    effect,
    async run(call) {
      const { db, now, actor, ports } = call
      const subject: Record<string, unknown> = reason ? { staffReason: reason(call) } : {}
      let companyId = ''
      const answer = await handle({
        db,
        now,
        ports,
        // The terminal is on the service's computer, with everything in reach. Nothing is masked there.
        staff: { actor, roles: staffRoles, reason: 'terminal' },
        audit(more: Record<string, unknown>, changed = '') {
          Object.assign(subject, more)
          companyId ||= changed
        },
        unchanged: () => undefined,
        ...argumentsOf(operation, await input(call)),
      } as unknown as DeskCall<O>)
      if (effect === 'writes') call.audit(companyId, subject)
      return text(answer, call)
    },
  }
}

/** @throws UsageError if the operation's contract refuses them */
function argumentsOf(operation: ServedOperation, given: Arguments) {
  const { params = {}, query = {}, body } = given
  const parsed = parseInput(operation, { params, query, body })
  if (!('issues' in parsed)) return parsed.input
  throw new UsageError(
    parsed.issues.map(({ path, message }) => `${path.replace(/^\w+\./, '')} ${message}`).join('\n'),
  )
}
