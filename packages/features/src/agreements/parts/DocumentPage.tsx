import { Button } from '@atrium/ui/button'
import { Link } from '@atrium/ui/link'
import { Notice } from '@atrium/ui/notice'
import { Printer } from 'lucide-react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { Contents } from '../../shared/screen/Contents'
import { sectionId } from '../../shared/screen/sectionId'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import type { Agreement } from '../api'
import { agreementMessages } from '../messages'
import { agreementAddress, agreementKinds } from '../routes'
import styles from './DocumentPage.module.css'
import { Versions } from './Versions'

/** A text to read as a whole or by section. */
export function DocumentPage({ agreement }: { readonly agreement: Agreement }) {
  const texts = useTexts(agreementMessages)
  const { serviceDay: day } = useFormat()
  const { kind, version, standing, startAt, title, introduction, sections } = agreement
  return (
    <Contents label={texts.contents} headings={sections.map(({ heading }) => heading)}>
      <article className={styles.document}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <Button size="small" variant="ghost" className={styles.print} onClick={() => globalThis.print()}>
            <Printer aria-hidden />
            {texts.print}
          </Button>
          <p className={styles.about}>
            <KeptNumbers>{`${texts.version(version)} · ${texts.inForce(day(startAt))}`}</KeptNumbers>
          </p>
        </header>
        {standing !== 'current' && (
          <Notice
            tone={standing === 'past' ? 'warning' : 'accent'}
            actions={
              <Link asChild>
                <FeatureLink to={agreementAddress(kind)}>{texts.toCurrent}</FeatureLink>
              </Link>
            }
          >
            <KeptNumbers>{standing === 'past' ? texts.past : texts.coming(day(startAt))}</KeptNumbers>
          </Notice>
        )}
        <p className={styles.paragraph}>{introduction}</p>
        {sections.map(({ heading, paragraphs }, at) => (
          <section key={heading} aria-labelledby={sectionId(at)}>
            <h2 id={sectionId(at)} className={styles.heading} tabIndex={-1}>
              {at + 1}. {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
      <Versions agreement={agreement} />
      <nav aria-label={texts.others} className={styles.others}>
        {agreementKinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Link key={other} asChild alone>
              <FeatureLink to={agreementAddress(other)}>{texts[other]}</FeatureLink>
            </Link>
          ))}
      </nav>
    </Contents>
  )
}
