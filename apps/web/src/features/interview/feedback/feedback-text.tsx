import { TextWithCode } from '../../../ui/text-with-code.tsx'

/** Feedback that came as text alone, in its own paragraphs and lines. */
export const FeedbackText = ({ children }: { children: string }) => (
  <div className="grid max-w-[68ch] gap-3 text-body">
    {children
      .split(/\n\s*\n/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never move.
        <p key={at} className="whitespace-pre-line wrap-anywhere">
          <TextWithCode>{paragraph.trim()}</TextWithCode>
        </p>
      ))}
  </div>
)
