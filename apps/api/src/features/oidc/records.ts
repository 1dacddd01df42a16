import { and, eq, isNull, or } from 'drizzle-orm'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { mac } from '../../platform/keys/mac'
import { openAtRest, sealAtRest } from '../../platform/keys/sealAtRest'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import type { Ports } from '../../ports/Ports'
import { isOpenAt } from '../session'
import { sessionLinks, sessions } from '../session/tables'
import { findClientMetadata } from './clients'
import { oidcRecords } from './tables'

type RecordPorts = Pick<Ports, 'database' | 'keys' | 'clock'>

/** Stores what the provider library keeps, by the name of its model. Applications come from their own table. */
export const recordsIn = (ports: RecordPorts) => (model: string) =>
  model === 'Client' ? new Clients(ports) : new Records(ports, model)

/** What is stored of the id of a record. */
export const digestOfRecord = ({ derivation }: ServiceKeys, model: string, id: string): string =>
  mac(derivation, ['oidc', model, id])

/** One model's rows of `oidc_records`. */
class Records implements Adapter {
  constructor(
    private readonly ports: RecordPorts,
    private readonly model: string,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const { jti: _, session, ...rest } = payload
    const sessionUid = this.model === 'Session' ? payload.uid : payload.sessionUid
    const row = {
      model: this.model,
      digest: this.digestOf(id),
      sealedId: sealAtRest(this.ports.keys, this.place, new TextEncoder().encode(id)),
      // An interaction's copy of its session repeats the browser's cookie, which nobody reads.
      payload: { ...rest, ...(session && { session: { ...session, cookie: undefined } }) },
      // A grant is found like everything that was issued by it.
      grantId: this.model === 'Grant' ? id : (payload.grantId ?? null),
      accountId: payload.accountId ?? null,
      clientId: payload.clientId ?? null,
      sessionUid: sessionUid ?? null,
      userCode: payload.userCode ? this.digestOf(payload.userCode) : null,
      expiresAt: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
    }
    await this.db
      .insert(oidcRecords)
      .values(row)
      .onConflictDoUpdate({ target: [oidcRecords.model, oidcRecords.digest], set: row })
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.db.select().from(oidcRecords).where(this.isRecord(id))
    return row && this.payloadOf(row, id)
  }

  /** A browser's session, while the person's own session is open. Tokens that end with it ask for it here. */
  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const now = this.ports.clock()
    const [row] = await this.db
      .select({ record: oidcRecords })
      .from(oidcRecords)
      .leftJoin(sessionLinks, eq(sessionLinks.uid, oidcRecords.sessionUid))
      .leftJoin(sessions, eq(sessions.id, sessionLinks.sessionId))
      .where(
        and(
          eq(oidcRecords.model, this.model),
          eq(oidcRecords.sessionUid, uid),
          // Before somebody signs in, it rests on no session.
          or(isNull(oidcRecords.accountId), and(isNull(sessionLinks.endedAt), isOpenAt(now))),
        ),
      )
    return row && this.payloadOf(row.record, this.idOf(row.record))
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.db
      .select()
      .from(oidcRecords)
      .where(and(eq(oidcRecords.model, this.model), eq(oidcRecords.userCode, this.digestOf(userCode))))
    return row && this.payloadOf(row, this.idOf(row))
  }

  /** Of two simultaneous uses of a code or token, one wins. */
  async consume(id: string): Promise<void> {
    const [consumed] = await this.db
      .update(oidcRecords)
      .set({ consumedAt: new Date() })
      .where(and(this.isRecord(id), isNull(oidcRecords.consumedAt)))
      .returning({ model: oidcRecords.model })
    if (!consumed) throw new errors.InvalidGrant('it was used before')
  }

  async destroy(id: string): Promise<void> {
    await this.db.delete(oidcRecords).where(this.isRecord(id))
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.db
      .delete(oidcRecords)
      .where(and(eq(oidcRecords.model, this.model), eq(oidcRecords.grantId, grantId)))
  }

  private get db() {
    return this.ports.database.connection
  }

  private get place() {
    return `oidc ${this.model}`
  }

  private digestOf(secret: string): string {
    return digestOfRecord(this.ports.keys, this.model, secret)
  }

  private isRecord(id: string) {
    return and(eq(oidcRecords.model, this.model), eq(oidcRecords.digest, this.digestOf(id)))
  }

  private idOf({ sealedId }: typeof oidcRecords.$inferSelect): string {
    return new TextDecoder().decode(openAtRest(this.ports.keys, this.place, sealedId))
  }

  private payloadOf({ payload, consumedAt }: typeof oidcRecords.$inferSelect, id: string): AdapterPayload {
    const consumed = consumedAt && Math.floor(consumedAt.getTime() / 1000)
    return { ...payload, jti: id, ...(consumed && { consumed }) }
  }
}

/** Applications are registered by the operator, never by the library. */
class Clients implements Adapter {
  constructor(private readonly ports: RecordPorts) {}

  find(id: string): Promise<AdapterPayload | undefined> {
    return findClientMetadata(this.ports.database.connection, id, this.ports.clock())
  }

  async upsert(): Promise<void> {}
  async findByUid(): Promise<undefined> {}
  async findByUserCode(): Promise<undefined> {}
  async consume(): Promise<void> {}
  async destroy(): Promise<void> {}
  async revokeByGrantId(): Promise<void> {}
}
