import { type LinkedInTexts, linkedInLimits } from '@nextrung/contract/linkedin'
import { providerOf } from '../../lib/provider-of.ts'
import { EngineBadge } from '../../ui/engine-badge.tsx'
import { ProposedText } from './proposed-text.tsx'

const Suggestions = ({ suggestions }: { suggestions: string[] }) =>
  suggestions.length > 0 && (
    <section className="mt-6 border-t border-line pt-5">
      <h3 className="text-h3">Before you use them</h3>
      <ul className="mt-2.5 grid list-disc gap-2 pl-5 text-small text-ink-2 marker:text-muted-foreground">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>{suggestion}</li>
        ))}
      </ul>
    </section>
  )

/** The proposed texts, each with its length, a copy button and its evidence. */
export const LinkedInResult = ({ texts }: { texts: LinkedInTexts }) => {
  const { headlines, about, suggestions, engine, resume } = texts
  const { fileName } = resume
  return (
    <>
      <section className="mt-6">
        <h3 className="text-h3">
          {headlines.length > 1 ? `Headline, ${headlines.length} to choose from` : 'Headline'}
        </h3>
        <ul className="mt-3 grid gap-3">
          {headlines.map((headline, at) => (
            <li key={headline.text}>
              <ProposedText
                name={`headline ${at + 1}`}
                text={headline}
                most={linkedInLimits.headline}
                fileName={fileName}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-6">
        <h3 className="mb-3 text-h3">About</h3>
        <ProposedText name="About" text={about} most={linkedInLimits.about} fileName={fileName} />
      </section>
      <Suggestions suggestions={suggestions} />
      <p className="mt-5">
        <EngineBadge provider={providerOf(engine)} />
      </p>
    </>
  )
}
