import { secondStepSetUpContract as operations } from '@atrium/contracts/secondStep/contract'
import type { AnswersOf } from '../shared/stories/answers'
import { answer } from '../shared/stories/mocks'

type SecondStep = AnswersOf<typeof operations>['getSecondStep']

export const secondStepOff: SecondStep = {
  authenticator: null,
  recoveryCodes: { left: 0, madeAt: null },
  passkeys: [],
}

export const secondStepOn: SecondStep = {
  authenticator: { addedAt: '2026-06-02T02:10:00.000Z', usedAt: '2026-11-19T00:32:00.000Z' },
  recoveryCodes: { left: 9, madeAt: '2026-06-02T02:10:00.000Z' },
  passkeys: [
    {
      id: 'passkey-1',
      name: '公司电脑',
      addedAt: '2026-09-14T06:00:00.000Z',
      usedAt: '2026-11-20T01:12:00.000Z',
      isSynced: false,
    },
    { id: 'passkey-2', name: 'iPhone', addedAt: '2026-03-01T03:00:00.000Z', usedAt: null, isSynced: true },
  ],
}

export const someCodes = Array.from({ length: 10 }, (_, at) => `7K2M${at}-QX4T${at}`)

export const somePasskeyBegun: AnswersOf<typeof operations>['beginPasskey'] = {
  challenge: 'b2YtdGhlLXNlcnZpY2U',
  rp: { id: 'account.example', name: 'Atrium' },
  user: { id: 'dXNlci0x', name: '13800000001', displayName: '沈知远' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 60_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
}

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export const someAuthenticator = {
  secret,
  address: `otpauth://totp/Atrium:13800000001?issuer=Atrium&secret=${secret}`,
}

export const secondStepAnswers = [
  answer(operations.getSecondStep, secondStepOn),
  answer(operations.beginAuthenticator, someAuthenticator),
  answer(operations.confirmAuthenticator, { recoveryCodes: someCodes }),
  answer(operations.removeAuthenticator, true),
  answer(operations.renewRecoveryCodes, { recoveryCodes: someCodes }),
  answer(operations.renamePasskey, true),
  answer(operations.removePasskey, true),
]
