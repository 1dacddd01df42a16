import { desc } from 'drizzle-orm'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'
import { rotateKey } from './licenceKeys'
import { licenceKeys } from './tables'

/** Commands for the keys that sign licence files. */
export const licenceKeyCommands: readonly OperatorCommand[] = [
  {
    name: 'licence-keys list',
    usage: '',
    about: 'The keys that sign borrowed licence files, the newest first.',
    effect: 'reads',
    run: list,
  },
  {
    name: 'licence-keys rotate',
    usage: '',
    about:
      'Signs licence files with a new key from now on. The former one stays published until the last file signed with it has ended.',
    effect: 'writes',
    run: rotate,
  },
]

async function list({ db }: OperatorCall): Promise<string> {
  const rows = await db.select().from(licenceKeys).orderBy(desc(licenceKeys.createdAt))
  if (rows.length === 0) return 'No licence has been borrowed yet, so there is no key.'
  return rows
    .map(({ id, createdAt, retiredAt }) =>
      [id, createdAt.toISOString(), retiredAt ? `retired ${retiredAt.toISOString()}` : 'signs'].join('  '),
    )
    .join('\n')
}

async function rotate({ db, ports, now, audit }: OperatorCall): Promise<string> {
  const { id } = await rotateKey(db, ports.keys, now)
  audit('', { licenceKey: id })
  return `Licence files are signed with the key ${id} from now on.`
}
