import { CircleAlert } from 'lucide-react'
import { TextWithCode } from '../../../ui/text-with-code.tsx'
import '../../../ui/serif.css'
import type { ShownFeedback } from '../interview.queries.ts'
import { FeedbackSection } from './feedback-section.tsx'

/** What the answer says that is wrong, and what is right. */
export const BeliefList = ({ beliefs }: { beliefs: ShownFeedback['beliefs'] }) => (
  <FeedbackSection title="What is not right">
    <ul className="grid gap-4">
      {beliefs.map(({ belief, quote, correction }) => (
        <li key={belief} className="grid grid-cols-[18px_minmax(0,1fr)] gap-x-2.5">
          <CircleAlert aria-hidden className="mt-0.5 size-[18px] stroke-[1.75] text-destructive" />
          <div className="min-w-0 wrap-anywhere">
            {quote ? (
              <q dir="auto" className="block text-start text-document text-ink-2">
                {quote}
              </q>
            ) : (
              <p className="text-body text-ink-2">
                <TextWithCode>{belief}</TextWithCode>
              </p>
            )}
            <p className="mt-0.5 text-body">
              <span className="font-550">What is right: </span>
              <TextWithCode>{correction}</TextWithCode>
            </p>
          </div>
        </li>
      ))}
    </ul>
  </FeedbackSection>
)
