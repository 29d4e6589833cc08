import type { ShownFeedback } from '../interview.queries.ts'

type Speech = NonNullable<ShownFeedback['speech']>

const paceText = ({ wordsPerMinute }: Speech): string | undefined =>
  wordsPerMinute === null ? undefined : `${wordsPerMinute} words a minute`

const pauseText = ({ pauses }: Speech): string | undefined => {
  if (!pauses) return undefined
  if (pauses.count === 0) return 'No pause of two seconds or more'
  const many = pauses.count === 1 ? '1 pause' : `${pauses.count} pauses`
  return `${many} of two seconds or more, the longest ${pauses.longestSeconds} seconds`
}

const fillerText = ({ fillers }: Speech): string =>
  fillers.length === 0
    ? 'No filler words heard'
    : `Filler words: ${fillers.map(({ word, count }) => `“${word}” ${count}`).join(', ')}`

/** How a spoken answer was said, by its transcript and times. */
export const HowSpoken = ({ speech }: { speech: Speech }) => (
  <div className="grid gap-1 text-small text-ink-2">
    <ul className="grid gap-1" aria-label="How you spoke">
      {[paceText(speech), pauseText(speech), fillerText(speech)].map(
        (line) => line !== undefined && <li key={line}>{line}</li>,
      )}
    </ul>
    <p className="max-w-[68ch] text-foreground">{speech.advice}</p>
    <p className="max-w-[68ch] text-caption text-muted-foreground">
      {`${speech.basis} Speech recognition leaves out some filler words.`}
    </p>
  </div>
)
