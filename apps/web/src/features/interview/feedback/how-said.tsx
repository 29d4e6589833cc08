import { EvidenceMark } from '../../../ui/evidence-mark.tsx'
import { Fold } from '../../../ui/fold.tsx'
import '../../../ui/serif.css'
import type { ShownFeedback } from '../interview.queries.ts'
import { HowSpoken } from './how-spoken.tsx'

const lengths: Record<string, string> = {
  'too-short': 'shorter than this question needs',
  fitting: 'a fitting length',
  'too-long': 'longer than this question needs',
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** `172 words in 9 sentences, a fitting length` */
const clarityText = ({ words, sentences, length }: NonNullable<ShownFeedback['clarity']>): string =>
  [`${counted(words, 'word')} in ${counted(sentences, 'sentence')}`, lengths[length]]
    .filter(Boolean)
    .join(', ')

const Clarity = ({ clarity }: { clarity: NonNullable<ShownFeedback['clarity']> }) => (
  <ul className="grid gap-1 text-small text-ink-2">
    <li>{clarityText(clarity)}</li>
    <li>{`Longest sentence: ${counted(clarity.longestSentence, 'word')}`}</li>
    <li>{`${counted(clarity.fillers, 'filler word')}, ${counted(clarity.hedges, 'hedge')} such as “I think maybe”`}</li>
  </ul>
)

/** How the answer was built and worded, folded away. */
export const HowSaid = ({
  structure,
  clarity,
  speech,
}: Pick<ShownFeedback, 'structure' | 'clarity' | 'speech'>) => (
  <Fold summary="How you said it">
    <div className="mt-2 mb-3 grid gap-4 pl-5">
      {structure.length > 0 && (
        <ul className="grid gap-2" aria-label="Parts of the answer">
          {structure.map(({ part, present, quote }) => (
            <li key={part} className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-3 text-small">
              <EvidenceMark kind={present ? 'solid' : 'hollow'} className="mt-[7px]" />
              <span className="min-w-0 wrap-anywhere">
                <span className="inline-block font-550 first-letter:uppercase">{part}</span>
                {!present && <span className="text-caution">: not found in your answer</span>}
                {quote && (
                  <q dir="auto" className="block max-w-[68ch] text-start text-document text-ink-2">
                    {quote}
                  </q>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {clarity && <Clarity clarity={clarity} />}
      {speech && <HowSpoken speech={speech} />}
    </div>
  </Fold>
)
