import { createHash } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Database } from '../../platform/database/Connection'
import { readFields } from '../../platform/http/request/readFields'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { addressOf, answerPage } from '../ownPages/answerPage'
import { personOf } from '../standInCompany/people'
import { askingPage, framed, invalidPage } from '../standInCompany/standInCompanyPage'
import { idpMetadata } from './idpMetadata'
import { signElement, writeAssertion, writeRefusal, writeResponse } from './samlDocuments'
import { standInIdpKey } from './standInIdpKey'

interface StandInIdp {
  readonly database: Database
  readonly keys: ServiceKeys
  readonly clock: () => Date
  /** The browsers' address of it. */
  readonly publicOrigin: string
}

const prefix = '/standInIdp'
const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
/** Of a request, in bytes. */
const longestRequest = 16_384

/**
 * A SAML identity provider within this service, for the demo and tests: everybody can sign in as anybody. It answers only
 * connections of this service, which trust it if an administrator gave them its metadata.
 */
export function mountStandInIdp(app: Hono, { database, keys, clock, publicOrigin }: StandInIdp): void {
  const entityId = `${publicOrigin}${prefix}`
  const sso = `${prefix}/sso`

  app.get(`${prefix}/metadata`, async (context) =>
    context.body(
      idpMetadata(entityId, `${publicOrigin}${sso}`, [await standInIdpKey(database.connection, keys)]),
      200,
      { 'content-type': 'application/samlmetadata+xml; charset=utf-8' },
    ),
  )

  app.get(sso, async (context) => {
    if (!requestIn(context)) return answerPage(context, invalidPage)
    const action = addressOf(context)
    return answerPage(context, (locale) => askingPage({ locale, action, formsTo: publicOrigin, hint: '' }))
  })

  app.post(sso, async (context) => {
    const request = requestIn(context)
    if (!request) return answerPage(context, invalidPage)
    const { decision, mail, otherMail } = await readFields(context)
    const chosen = String(otherMail || mail || '')
      .trim()
      .toLowerCase()
    const about = { ...request, issuer: entityId, now: clock() }
    const xml =
      decision === 'allow' && chosen !== ''
        ? await answerOf(about, chosen)
        : writeRefusal(about, 'urn:oasis:names:tc:SAML:2.0:status:AuthnFailed')
    return leadBack(context, request.acs, xml)
  })

  async function answerOf(about: Asked & { readonly issuer: string; readonly now: Date }, mail: string) {
    const { name, department, groups } = personOf(mail)
    const statement = {
      ...about,
      nameId: createHash('sha256').update(`stand-in idp ${mail}`).digest('base64url').slice(0, 22),
      nameIdFormat: persistent,
      attributes: { mail: [mail], displayName: [name], department: [department].filter(Boolean), groups },
    }
    const key = await standInIdpKey(database.connection, keys)
    return writeResponse(about, signElement(writeAssertion(statement), 'Assertion', key))
  }

  interface Asked {
    readonly inResponseTo: string
    readonly acs: string
    readonly audience: string
  }

  /** Undefined if it isn't a request of this service: then nobody is sent anywhere. */
  function requestIn(context: Context): Asked | undefined {
    try {
      const deflated = Buffer.from(context.req.query('SAMLRequest') ?? '', 'base64')
      const xml = inflateRawSync(deflated, { maxOutputLength: longestRequest }).toString()
      const [, inResponseTo = ''] = / ID="(_[\da-f]+)"/.exec(xml) ?? []
      const [, acs = ''] = / AssertionConsumerServiceURL="([^"<>]+)"/.exec(xml) ?? []
      const [, audience = ''] = />([^<>]+)<\/saml:Issuer>/.exec(xml) ?? []
      const isOurs = audience.startsWith(`${publicOrigin}/saml/`) && acs === `${audience}/acs`
      return inResponseTo && isOurs ? { inResponseTo, acs, audience } : undefined
    } catch {
      return undefined
    }
  }

  /** By a form that sends itself, as SAML prescribes. */
  function leadBack(context: Context, acs: string, xml: string) {
    const response = Buffer.from(xml).toString('base64')
    const state = context.req.query('RelayState') ?? ''
    return answerPage(context, (locale) => ({
      ...framed(
        locale,
        html`<section class="card">
          <form method="post" action="${acs}">
            <input type="hidden" name="SAMLResponse" value="${response}" />
            <input type="hidden" name="RelayState" value="${state}" />
            <button class="primary">${goOn[locale]}</button>
          </form>
        </section>`,
      ),
      formsTo: publicOrigin,
      script: 'document.forms[0].submit()',
    }))
  }
}

const goOn = { 'zh-CN': '继续', en: 'Continue' } as const
