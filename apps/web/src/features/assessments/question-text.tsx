import { Fragment } from 'react'

const InlineCode = ({ text }: { text: string }) =>
  text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <code key={at} className="rounded-sm bg-sunken px-1 font-mono text-[.92em]">
        {part}
      </code>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <Fragment key={at}>{part}</Fragment>
    ),
  )

const fence = /^```[^\n]*\n([\s\S]*?)\n```$/m

/** Text with code between backticks. */
export const TextWithCode = ({ children }: { children: string }) => <InlineCode text={children} />

/** A question: its words, and its code as a block that scrolls sideways. */
export const QuestionText = ({ children }: { children: string }) => {
  const [before = '', code, after = ''] = children.split(fence)
  return (
    <>
      <span className="block whitespace-pre-line">
        <InlineCode text={before.trim()} />
      </span>
      {code !== undefined && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a region for the outline of the page.
        <div
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
          tabIndex={0}
          aria-label="Code of the question"
          className="mt-3 overflow-x-auto rounded-md border border-line bg-sunken px-4 py-3"
        >
          <pre className="text-[.8125rem] leading-5 font-normal">
            <code className="font-mono">{code}</code>
          </pre>
        </div>
      )}
      {after.trim() && (
        <span className="mt-3 block whitespace-pre-line">
          <InlineCode text={after.trim()} />
        </span>
      )}
    </>
  )
}
