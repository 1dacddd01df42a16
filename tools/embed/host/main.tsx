import { roleOperations } from '@atrium/contracts/shared/role/policy'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { accountAnswers } from '#features/account/mocks'
import { administratorsAnswers } from '#features/administrators/mocks'
import { applicationsAnswers } from '#features/applications/mocks'
import { companyAnswers } from '#features/company/mocks'
import { departmentsAnswers } from '#features/departments/mocks'
import { invitationsAnswers } from '#features/invitations/mocks'
import { messagesAnswers } from '#features/messages/mocks'
import { showing } from '#features/preview/mocks'
import { drawingOf } from '#features/preview/samples/drawings'
import { pdfOf } from '#features/preview/samples/pdf'
import { workbookOf } from '#features/preview/samples/workbooks'
import { sessionAnswers } from '#features/session/mocks'
import { answer, mockFetch } from '#features/shared/stories/answers'
import { Page } from './Features'

const asked = new URLSearchParams(window.location.search)
const feature = asked.get('feature') ?? ''
const answers: Readonly<Record<string, Parameters<typeof mockFetch>[0]>> = {
  account: accountAnswers,
  administrators: administratorsAnswers,
  applications: [...invitationsAnswers, ...applicationsAnswers],
  company: companyAnswers,
  departments: departmentsAnswers,
  invitations: invitationsAnswers,
  messages: messagesAnswers,
  preview: [showing(`file.${asked.get('file')}`, () => makeFile(asked.get('file')))],
  session: sessionAnswers,
  several: [...departmentsAnswers, ...messagesAnswers],
}
function makeFile(kind: string | null): BlobPart {
  if (kind === 'pdf') return pdfOf(2)
  if (kind === 'dxf') return drawingOf(20_000)
  if (kind === 'md') return '# Loads\n\n- live: **2.5**'
  return workbookOf({ Loads: [['beam', 2.5]] })
}

const fetch = mockFetch([
  answer(roleOperations.getRoles, {
    enterprises: [
      {
        enterpriseId: 'company-1',
        userRole: asked.get('role') === 'member' ? 'member' : 'superAdministrator',
      },
    ],
  }),
  ...(answers[feature] ?? []),
])
const root = document.getElementById('feature')
if (!root) throw new Error('The page has no place for a feature.')
const shadow = asked.has('shadow') ? openShadow(root) : undefined
const page = (
  <Page
    feature={feature}
    fetch={fetch}
    hasCompany={asked.get('company') !== 'none'}
    {...(asked.get('dir') === 'rtl' && { dir: 'rtl' })}
    {...(shadow && { container: shadow })}
  />
)

const onRecoverableError = (error: unknown) => console.error('hydration', error)
if (feature === '') root.textContent = ''
else if (root.hasChildNodes()) hydrateRoot(root, page, { onRecoverableError })
else {
  const mounted = createRoot(shadow?.appendChild(document.createElement('div')) ?? root)
  mounted.render(page)
  Object.assign(window, { unmount: () => mounted.unmount() })
}

/** A shadow root with the feature's sheet, which the page has under a type that isn't applied. */
function openShadow(host: Element): ShadowRoot {
  const opened = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(document.querySelector('style[type="text/plain"]')?.textContent ?? '')
  opened.adoptedStyleSheets.push(sheet)
  return opened
}
