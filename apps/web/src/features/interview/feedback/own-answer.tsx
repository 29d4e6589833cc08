import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import '../../../ui/serif.css'

const longFrom = 1400
const openingCharacters = 700

/** The first part of a long text, up to a word's end. */
const openingOf = (text: string): string => {
  const cut = text.slice(0, openingCharacters)
  const end = cut.search(/\s\S*$/)
  return `${end > 0 ? cut.slice(0, end) : cut}…`
}

/** The person's answer as they wrote it. The rest of a long one is shown on request. */
export const OwnAnswer = ({ text }: { text: string }) => {
  const [isWhole, setWhole] = useState(text.length <= longFrom)
  return (
    <>
      <blockquote
        dir="auto"
        className="max-w-[68ch] text-start font-serif text-[1.03125rem] leading-[1.6875rem] whitespace-pre-line wrap-anywhere"
      >
        {isWhole ? text : openingOf(text)}
      </blockquote>
      {text.length > longFrom && (
        <Button
          variant="ghost"
          size="small"
          className="mt-1 -ml-3"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show all of it'}
        </Button>
      )}
    </>
  )
}
