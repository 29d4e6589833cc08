import { Card } from '../../ui/card.tsx'
import type { ShownStory } from './career-story.queries.ts'

const withoutMarks = (quote: string): string => quote.trim().replace(/^["“”]+|["“”]+$/g, '')

/** A quote with its author. A line of our own has none. */
export const QuoteCard = ({ story }: { story: ShownStory }) => {
  const { inspirationalQuote: quote, quoteAuthor, quoteSource } = story
  if (!quote) return null
  return (
    <Card aria-label="Inspirational quote" className="print:border-0 print:p-0">
      <figure>
        <blockquote className="text-[1.0625rem] leading-[1.625rem] font-medium tracking-[-.006em] text-pretty wrap-anywhere">
          “{withoutMarks(quote)}”
        </blockquote>
        {quoteAuthor && (
          <figcaption className="mt-2.5 text-small text-muted-foreground wrap-anywhere">
            <span className="font-550 text-ink-2">{quoteAuthor}</span>
            {quoteSource && <cite className="block not-italic">{quoteSource}</cite>}
          </figcaption>
        )}
      </figure>
    </Card>
  )
}
